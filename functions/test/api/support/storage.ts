import { z } from 'zod';
import { project, suiteUrl } from './suite';

const HOSTING_PORT = 5000;
const STORAGE_PORT = 9199;

const listSchema = z.object({ items: z.array(z.object({ name: z.string() })).optional() });

/** Names of all objects of an owner, straight from the Storage emulator. */
export async function objectsOf(uid: string): Promise<string[]> {
  const port = Number(new URL(suiteUrl).port) - HOSTING_PORT + STORAGE_PORT;
  const prefix = encodeURIComponent(`users/${uid}/`);
  const response = await fetch(
    `http://127.0.0.1:${port}/storage/v1/b/${project}.appspot.com/o?prefix=${prefix}`,
  );
  const { items } = listSchema.parse(await response.json());
  return (items ?? []).map(({ name }) => name);
}
