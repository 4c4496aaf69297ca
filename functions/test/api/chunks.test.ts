import { randomUUID } from 'node:crypto';
import { firestoreChunks } from '../../src/adapters/firestore/chunks';
import type { EmbeddedChunk } from '../../src/domain/ports/records';
import { openDatabase } from './support/firestore';

const DIMENSIONS = 768;

const chunks = firestoreChunks(openDatabase());

/** A vector that turns from the first axis to the second with its number, from 0 to 1. */
function vectorAt(turn: number): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  vector[0] = Math.cos(turn);
  vector[1] = Math.sin(turn);
  return vector;
}

const turned = (turn: number) => ({ model: 'test-1', values: vectorAt(turn) });

const chunk = (manualId: number, revision: number, position: number): EmbeddedChunk => ({
  id: `${manualId}-${revision}-${position}`,
  manualId,
  revision,
  position,
  content: `Pasaje ${position}`,
  pageReference: `p. ${position + 1}`,
  pageNumber: position + 1,
  headings: ['Frenos'],
  category: 'general',
  start: 0,
  end: 8,
  contentHash: `hash-${position}`,
  createdAt: new Date('2026-11-21T09:00:00Z'),
  embedding: vectorAt(position / 1000),
  embeddingModel: 'test-1',
});

const chunksOf = (manualId: number, revision: number, count: number): EmbeddedChunk[] =>
  Array.from({ length: count }, (_, position) => chunk(manualId, revision, position));

const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id);

describe('passages in Firestore', () => {
  it('are listed in reading order, more of them than one batch holds', async () => {
    const uid = randomUUID();
    await chunks.save(uid, chunksOf(1, 1, 450));
    const listed = await chunks.list(uid, 1, 1, 500);
    expect(listed.map(({ position }) => position)).toEqual([...Array(450).keys()]);
    expect(chunk(1, 1, 3)).toMatchObject(listed[3]!);
    expect(Object.keys(listed[3]!)).not.toContain('embedding');
    expect(await chunks.list(uid, 1, 1, 2)).toHaveLength(2);
    expect(await chunks.list(uid, 1, 2, 2)).toEqual([]);
  });

  it('come in the order in which they were asked for, without those that are gone', async () => {
    const uid = randomUUID();
    await chunks.save(uid, chunksOf(1, 1, 3));
    expect(idsOf(await chunks.get(uid, ['1-1-2', '1-1-9', '1-1-0']))).toEqual(['1-1-2', '1-1-0']);
    expect(await chunks.get(uid, [])).toEqual([]);
  });

  it('are found by nearness among the given revisions only, the nearest first', async () => {
    const [uid, other] = [randomUUID(), randomUUID()];
    for (const revision of [1, 2]) await chunks.save(uid, chunksOf(1, revision, 5));
    await chunks.save(other, chunksOf(1, 1, 5));
    const found = await chunks.nearest(uid, [{ manualId: 1, revision: 2 }], turned(0.0021), 3);
    expect(idsOf(found)).toEqual(['1-2-2', '1-2-3', '1-2-1']);
    expect(found[0]?.distance).toBeCloseTo(0, 5);
    expect(Object.keys(found[0]!).sort()).toEqual(['distance', 'id']);
  });

  it('are found among more revisions than one query takes', async () => {
    const uid = randomUUID();
    const manuals = Array.from({ length: 35 }, (_, index) => index + 1);
    await chunks.save(
      uid,
      manuals.flatMap((manualId) => chunksOf(manualId, 1, 1)),
    );
    const revisions = manuals.map((manualId) => ({ manualId, revision: 1 }));
    expect(await chunks.nearest(uid, revisions, turned(0), 100)).toHaveLength(35);
    expect(await chunks.nearest(uid, revisions, turned(0), 4)).toHaveLength(4);
  });

  it('are not looked for without a direction or a revision', async () => {
    const uid = randomUUID();
    await chunks.save(uid, chunksOf(1, 1, 2));
    const revision = { manualId: 1, revision: 1 };
    const zeros = { model: 'test-1', values: new Array<number>(DIMENSIONS).fill(0) };
    expect(await chunks.nearest(uid, [revision], zeros, 5)).toEqual([]);
    expect(await chunks.nearest(uid, [revision], turned(NaN), 5)).toEqual([]);
    expect(await chunks.nearest(uid, [], turned(0), 5)).toEqual([]);
  });

  it('are never compared with a vector of another model', async () => {
    const uid = randomUUID();
    await chunks.save(uid, chunksOf(1, 1, 2));
    await chunks.save(
      uid,
      chunksOf(2, 1, 2).map((each) => ({ ...each, embeddingModel: 'test-2' })),
    );
    const revisions = [1, 2, 3].map((manualId) => ({ manualId, revision: 1 }));
    expect(idsOf(await chunks.nearest(uid, revisions, turned(0), 9))).toEqual(['1-1-0', '1-1-1']);
    const models = revisions.map((revision) => chunks.modelOf(uid, revision));
    expect(await Promise.all(models)).toEqual(['test-1', 'test-2', null]);
  });

  it('are refused with a vector of other dimensions than the index has', async () => {
    const uid = randomUUID();
    const short = { ...chunk(1, 1, 0), embedding: [1, 0] };
    await expect(async () => chunks.save(uid, [short])).rejects.toThrow('768');
    const revision = { manualId: 1, revision: 1 };
    const vector = { model: 'test-1', values: [1, 0] };
    await expect(chunks.nearest(uid, [revision], vector, 5)).rejects.toThrow('768');
    expect(await chunks.list(uid, 1, 1, 5)).toEqual([]);
  });

  it('give their vectors to be used again, of the same model only', async () => {
    const uid = randomUUID();
    const revision = { manualId: 1, revision: 1 };
    await chunks.save(uid, chunksOf(1, 1, 3));
    const vectors = await chunks.vectorsOf(uid, revision, 'test-1');
    expect([...vectors.keys()].sort()).toEqual(['hash-0', 'hash-1', 'hash-2']);
    expect(vectors.get('hash-2')).toEqual(vectorAt(0.002));
    expect(await chunks.vectorsOf(uid, revision, 'test-2')).toEqual(new Map());
  });

  it('are deleted by revision or by manual', async () => {
    const uid = randomUUID();
    for (const revision of [1, 2, 3]) await chunks.save(uid, chunksOf(1, revision, 2));
    await chunks.save(uid, chunksOf(2, 1, 2));
    const left = async () =>
      Promise.all(
        [1, 2, 3].map(async (revision) => (await chunks.list(uid, 1, revision, 9)).length),
      );
    await chunks.deleteRevision(uid, { manualId: 1, revision: 1 });
    expect(await left()).toEqual([0, 2, 2]);
    await chunks.deleteOf(uid, 1);
    expect(await left()).toEqual([0, 0, 0]);
    expect(await chunks.list(uid, 2, 1, 9)).toHaveLength(2);
  });
});
