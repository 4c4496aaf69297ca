import { z } from 'zod';
import { OWN_CONNECTION } from './connection';
import { project, suiteUrl } from './suite';
import { until } from './until';

const HOSTING_PORT = 5000;
const STORAGE_PORT = 9199;

const listSchema = z.object({ items: z.array(z.object({ name: z.string() })).optional() });

const port = Number(new URL(suiteUrl).port) - HOSTING_PORT + STORAGE_PORT;
const bucket = `v1/b/${project}.appspot.com/o`;

/** Names of all objects of an owner, straight from the Storage emulator. */
export async function objectsOf(uid: string): Promise<string[]> {
  const prefix = encodeURIComponent(`users/${uid}/`);
  const url = `http://127.0.0.1:${port}/storage/${bucket}?prefix=${prefix}`;
  const response = await fetch(url, { headers: OWN_CONNECTION });
  const { items } = listSchema.parse(await response.json());
  return (items ?? []).map(({ name }) => name);
}

/** Waits until nothing of an owner is kept any more: what is found in a manual while it goes, goes a moment later. */
export const untilNothingKept = (uid: string): Promise<string[]> =>
  until(
    () => objectsOf(uid),
    (names) => names.length === 0,
  );

/** Writes an object without the API, as it was stored before. */
export async function putObject(
  name: string,
  content: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<void> {
  const query = `uploadType=media&name=${encodeURIComponent(name)}`;
  const response = await fetch(`http://127.0.0.1:${port}/upload/storage/${bucket}?${query}`, {
    method: 'POST',
    headers: { ...OWN_CONNECTION, 'content-type': contentType },
    body: content,
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}
