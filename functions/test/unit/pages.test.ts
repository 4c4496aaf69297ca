import type { DocumentData } from 'firebase-admin/firestore';
import { inBatches } from '../../src/adapters/firestore/batches';
import { firestoreDataExports } from '../../src/adapters/firestore/data-exports';
import { firestoreDeletedManuals } from '../../src/adapters/firestore/deleted-manuals';
import { firestoreErasures } from '../../src/adapters/firestore/erasures';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { PAGE } from '../../src/adapters/firestore/pages';
import { firestoreSweepPlaces } from '../../src/adapters/firestore/sweep-places';
import { firestoreVehicles } from '../../src/adapters/firestore/vehicles';
import { newExport } from '../../src/domain/accounts/data-export';
import type { Page } from '../../src/domain/ports/sweeps';
import { aManual, aVehicle } from '../../src/testing/builders';
import { LIMITS, localFirestore } from './support/local-firestore';

const OLD = new Date('2026-01-01T00:00:00.123Z');
const COUNT = 2 * PAGE + 3;
/** Owners with the same moment, by many: what comes next among equals is told by the path. */
const owners = Array.from({ length: COUNT }, (_, at) => `owner-${String(at).padStart(3, '0')}`);

/** All that a listing gives, page by page, and how many pages there were. */
async function walk<Item>(list: (after: string | null) => Promise<Page<Item>>) {
  const all: Item[] = [];
  let [after, pages]: [string | null, number] = [null, 0];
  do {
    const { found, next }: Page<Item> = await list(after);
    expect(found.length).toBeLessThanOrEqual(PAGE);
    all.push(...found);
    pages += 1;
    after = next;
  } while (after !== null);
  return { all, pages };
}

describe('what sweeps find in Firestore', () => {
  const firestore = localFirestore();
  beforeAll(async () => {
    const store = (path: (uid: string) => string, document: (uid: string) => DocumentData) =>
      inBatches(firestore.db, owners, (batch, uid) =>
        batch.set(firestore.db.doc(path(uid)), document(uid)),
      );
    const manual = { ...aManual({ status: 'processing', overtakenAt: OLD }), updatedAt: OLD };
    await store(
      (uid) => `users/${uid}/manuals/1`,
      () => manual,
    );
    await store(
      (uid) => `users/${uid}/deletedManuals/2`,
      () => ({ manualId: 2, deletedAt: OLD }),
    );
    await store(
      (uid) => `users/${uid}/exports/latest`,
      () => newExport(null, 'a', OLD) ?? {},
    );
    await store(
      (uid) => `users/${uid}/vehicles/1`,
      (userId) => aVehicle({ userId }),
    );
    await store(
      (uid) => `erasures/${uid}`,
      (uid) => ({ uid, requestedAt: OLD, completedAt: null }),
    );
  });

  it.each<[string, (after: string | null) => Promise<Page<{ uid: string }>>]>([
    [
      'manuals in work',
      (after) =>
        firestoreManuals(firestore.db, LIMITS).listUnchanged(
          ['processing', 'vectorizing'],
          { since: OLD, before: new Date() },
          after,
        ),
    ],
    [
      'overtaken workers',
      (after) => firestoreManuals(firestore.db, LIMITS).listOvertaken(new Date(), after),
    ],
    ['deletions', (after) => firestoreDeletedManuals(firestore.db).list(new Date(), after)],
    ['exports', (after) => firestoreDataExports(firestore.db).listDue(new Date(), after)],
    ['erasures', (after) => firestoreErasures(firestore.db).list(after)],
  ])('%s come in pages, each once, those of the same moment too', async (_what, list) => {
    const { all, pages } = await walk(list);
    expect(all.map(({ uid }) => uid).toSorted()).toEqual(owners);
    expect(pages).toBe(3);
  });

  it('vehicles of all owners follow the one that was listed last', async () => {
    const vehicles = firestoreVehicles(firestore.db, LIMITS);
    const first = await vehicles.listOfAllOwners(undefined, 150);
    const rest = await vehicles.listOfAllOwners(`${first.at(-1)?.userId}/1`, 150);
    expect([...first, ...rest].map(({ userId }) => userId)).toEqual(owners);
    expect(first).toHaveLength(150);
  });

  it('manuals of all owners come one by one, each once', async () => {
    const found: string[] = [];
    for await (const { uid } of firestoreManuals(firestore.db, LIMITS).listOfAllOwners())
      found.push(uid);
    expect(found).toEqual(owners);
  });

  it('the place where a sweep stopped is kept until it is at the end', async () => {
    const places = firestoreSweepPlaces(firestore.db);
    expect(await places.get('uploads')).toBeNull();
    await places.set('uploads', 'there');
    expect([await places.get('uploads'), await places.get('manuals')]).toEqual(['there', null]);
    await places.set('uploads', null);
    expect(await places.get('uploads')).toBeNull();
  });
});
