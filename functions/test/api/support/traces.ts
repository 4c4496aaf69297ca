import { collections, userPath } from '@contract';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { objectsOf } from './storage';
import { until } from './until';

/** Everything in the suite's database and bucket that names this uid, except the erasure itself. */
export async function tracesOf(db: Firestore, uid: string): Promise<string[]> {
  const found: string[] = [];
  const scan = async (reference: CollectionReference): Promise<void> => {
    // All at once: one after the other, hundreds of owners of other tests take seconds.
    const [documents, { docs }] = await Promise.all([reference.listDocuments(), reference.get()]);
    const stored = new Map(docs.map((one) => [one.ref.path, JSON.stringify(one.data())]));
    for (const document of documents) {
      const isErasure = reference.path === collections.erasures;
      const data = stored.get(document.path) ?? '{}';
      const isTrace = document.path.includes(uid) || data.includes(uid);
      if (isTrace && !isErasure) found.push(document.path);
      // The stand-in also lists documents that are gone: those without anything below them are no trace.
      if (document.path === userPath(uid) && data === '{}') found.pop();
      if (document.path.includes(uid)) {
        for (const below of await document.listCollections()) await scan(below);
      }
    }
  };
  for (const collection of await db.listCollections()) await scan(collection);
  return [...found, ...(await objectsOf(uid))];
}

export const untilErased = (db: Firestore, uid: string): Promise<unknown> =>
  until(
    async (): Promise<unknown> =>
      (await db.collection(collections.erasures).doc(uid).get()).get('completedAt'),
    (completedAt) => completedAt !== null && completedAt !== undefined,
  );

/** Until nothing names the owner any more: what came late, as what a task under way finds, is removed a little later. */
export const untilNoTraces = (db: Firestore, uid: string): Promise<string[]> =>
  until(
    () => tracesOf(db, uid),
    (traces) => traces.length === 0,
  );
