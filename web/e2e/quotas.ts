import { readFileSync } from 'node:fs';
import { Firestore } from '@google-cloud/firestore';
import { getUser, userPath } from '../../functions/contract/index';
import { portOf, PROJECT, type Owner } from './fixtures';

const FIRESTORE_PORT = 8080;
const parameters = readFileSync(
  new URL('../../functions/.env.demo-guantera', import.meta.url),
  'utf8',
);

/** What the suite allows one owner: far more than a journey could use up by itself. */
export const allowed = (parameter: string): number =>
  Number(new RegExp(`^${parameter}=(\\d+)$`, 'm').exec(parameters)?.[1]);

/** Writes down how often an owner has used something, as the server does; nobody else's counters are touched. */
export async function setUse(
  { call }: Owner,
  origin: string,
  name: 'questionsPerMinute' | 'uploadsPerDay',
  use: { since: number; count: number },
): Promise<void> {
  const { id } = await call(getUser);
  const host = `127.0.0.1:${portOf(origin, FIRESTORE_PORT)}`;
  const database = new Firestore({ projectId: PROJECT, host, ssl: false });
  try {
    await database.doc(userPath(id)).update({ [`usage.${name}`]: use });
  } finally {
    await database.terminate();
  }
}
