import { firestoreChunks } from '../../src/adapters/firestore/chunks';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { firestoreSweepPlaces } from '../../src/adapters/firestore/sweep-places';
import { aReadManual } from '../../src/testing/builders';
import { rereadManuals } from '../../src/usecases/reread-manuals';
import { LIMITS, localFirestore } from './support/local-firestore';

const VERSION = 3;

describe('manuals in Firestore that are read again', () => {
  const store = localFirestore();

  it('are found of all owners, also those stored before readers had versions, and change in nothing that shows', async () => {
    const manuals = firestoreManuals(store.db, LIMITS);
    const { readerVersion, rereading, ...before } = aReadManual({ status: 'ready' });
    expect([readerVersion, rereading]).not.toContain(undefined);
    await store.db.doc('users/ana/manuals/1').set(before);
    await store.db.doc('users/eva/manuals/1').set({ ...before, readerVersion: VERSION });
    await store.db
      .doc('users/luis/manuals/1')
      .set({ ...before, readerVersion: 1, rereading: null });
    const enqueued: string[] = [];
    const run = rereadManuals({
      manuals,
      queue: { enqueue: async (uid, id) => void enqueued.push(`${uid}/${id}`) },
      readerVersion: VERSION,
      isSpendingStopped: () => Promise.resolve(false),
      places: firestoreSweepPlaces(store.db),
      now: () => new Date(),
      warn: (event, error) => {
        throw new Error(event, { cause: error });
      },
    });
    expect(await run()).toBe(2);
    expect(enqueued.toSorted()).toEqual(['ana/1', 'luis/1']);
    expect(await run()).toBe(0);
    const after = await manuals.get('ana', 1);
    expect(after).toMatchObject({ ...before, readerVersion: 0 });
    expect(after?.rereading).toMatchObject({ version: VERSION, attempts: 1, ended: null });
  });

  it('are compared by the sizes of the passages of one revision', async () => {
    const chunks = firestoreChunks(store.db);
    const passage = (revision: number, position: number, pageNumber: number | null) => ({
      ...{ id: `1-${revision}-${position}`, manualId: 1, revision, position, pageNumber },
      ...{ content: 'á'.repeat(position + 1), pageReference: '', headings: [], start: 0, end: 1 },
      ...{ category: 'general' as const, contentHash: 'a', createdAt: new Date() },
      ...{ embedding: Array.from({ length: 768 }, () => 1), embeddingModel: 'test-1' },
    });
    await chunks.save('ana', [passage(1, 0, 4), passage(1, 1, null), passage(2, 0, 7)]);
    const sizes = await chunks.sizesOf('ana', { manualId: 1, revision: 1 });
    expect(sizes.toSorted((a, b) => a.characters - b.characters)).toEqual([
      { pageNumber: 4, characters: 1 },
      { pageNumber: null, characters: 2 },
    ]);
    expect(await chunks.sizesOf('eva', { manualId: 1, revision: 1 })).toEqual([]);
  });
});
