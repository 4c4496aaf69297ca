import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { GLOVEBOX } from './name';
import { readNote } from './owner';

/** An answer of the API as it came, by the path that it is asked for under. */
export type Kept = { path: string; type: string; body: string | ArrayBuffer };

/** Tells an answer of this device from one of the server. */
export const KEPT_HEADER = 'x-kept';

type Schema = DBSchema & { answers: { key: string; value: Kept } };

/** Nothing can be kept here: storage is blocked, as in some private windows. */
export class BlockedStorage extends Error {}
/** There is no room for it. */
export class FullStorage extends Error {}
/** Its owner has left meanwhile. */
export class OwnerLeft extends Error {}

// Where storage is blocked some browsers throw at once.
const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(GLOVEBOX, 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'path' }),
    // Whoever removes it, in whatever tab, waits for nobody.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Opens, uses and closes it. */
async function within<Result>(
  work: (db: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const db = await open().catch((cause: unknown) => {
    throw isFull(cause) ? new FullStorage() : new BlockedStorage('', { cause });
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

const isFull = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'QuotaExceededError';

/** The answer that is kept for a path; null where there is none. */
export const readKept = (path: string): Promise<Kept | null> =>
  within(async (db) => (await db.get('answers', path)) ?? null);

/** Puts these answers in the place of all that were kept: all of them or, where there is no room, none. */
export async function replaceKept(owner: string, answers: readonly Kept[]): Promise<void> {
  await within(async (db) => {
    if (readNote()?.owner !== owner) throw new OwnerLeft();
    const { store, done } = db.transaction('answers', 'readwrite');
    const ends = [store.clear(), ...answers.map(async (answer) => store.put(answer)), done];
    const failures = (await Promise.allSettled<unknown>(ends)).flatMap((end) =>
      end.status === 'rejected' ? [end.reason as unknown] : [],
    );
    // One that finds no room takes the others down with it: the reason stands with one of them.
    if (failures.some(isFull)) throw new FullStorage();
    if (failures.length > 0) throw failures[0];
  });
}
