import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  type Query,
} from '@google-cloud/firestore';
import { startTestFirestore } from './testing';

let db: Firestore;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ db, stop } = await startTestFirestore());
  const batch = db.batch();
  for (let n = 0; n < 30; n += 1) {
    batch.set(db.doc(`items/${String(n).padStart(2, '0')}`), {
      n,
      parity: n % 2 ? 'odd' : 'even',
      tags: [`k${n % 5}`, 'all'],
      third: n % 3 ? null : n,
      nested: { n },
    });
  }
  await batch.commit();
});
afterAll(() => stop());

const items = () => db.collection('items');
const numbers = async (query: Query): Promise<unknown[]> =>
  (await query.get()).docs.map((document) => document.get('n') as unknown);
const size = async (query: Query) => (await query.get()).size;

describe('filters', () => {
  it('compare, order and limit', async () => {
    expect(
      await numbers(items().where('parity', '==', 'odd').orderBy('n', 'desc').limit(3)),
    ).toEqual([29, 27, 25]);
    const range = items().where('n', '>=', 10).where('n', '<', 20).orderBy('n');
    expect(await numbers(range.offset(2).limit(2))).toEqual([12, 13]);
    expect(await numbers(items().orderBy('n').limitToLast(2))).toEqual([28, 29]);
  });

  it('look into lists of values, arrays and null', async () => {
    expect(await numbers(items().where('n', 'in', [3, 4, 99]))).toEqual([3, 4]);
    expect(await size(items().where('parity', '!=', 'odd'))).toBe(15);
    expect(await size(items().where('parity', 'not-in', ['odd']))).toBe(15);
    expect(await size(items().where('third', '==', null))).toBe(20);
    expect(await size(items().where('tags', 'array-contains', 'k1'))).toBe(6);
    expect(await size(items().where('tags', 'array-contains-any', ['k1', 'k2']))).toBe(12);
  });

  it('combine with and and or', async () => {
    const last = Filter.and(Filter.where('n', '>', 27), Filter.where('parity', '==', 'odd'));
    const either = items().where(Filter.or(Filter.where('n', '==', 1), last));
    expect(await numbers(either.orderBy('n'))).toEqual([1, 29]);
  });
});

describe('pages', () => {
  it('go on after a document or a value', async () => {
    const ordered = items().orderBy('n');
    const { docs } = await ordered.limit(5).get();
    expect(await numbers(ordered.startAfter(docs[4]!).limit(2))).toEqual([5, 6]);
    expect(await numbers(ordered.startAt(10).endBefore(12))).toEqual([10, 11]);
    const byTwo = items().orderBy('parity').orderBy('n', 'desc');
    expect(await numbers(byTwo.startAt('odd', 5).limit(2))).toEqual([5, 3]);
  });

  it('follow document ids', async () => {
    const byId = items().orderBy(FieldPath.documentId());
    expect(await numbers(byId.startAfter('03').limit(2))).toEqual([4, 5]);
    expect(await size(items().where(FieldPath.documentId(), 'in', ['01', '02']))).toBe(2);
  });
});

describe('answers', () => {
  it('hold only the selected fields', async () => {
    const { docs } = await items().orderBy('n').select('n', 'nested.n').limit(1).get();
    expect(docs[0]?.data()).toEqual({ n: 0, nested: { n: 0 } });
  });

  it('count, add up and average', async () => {
    const wanted = {
      count: AggregateField.count(),
      sum: AggregateField.sum('n'),
      average: AggregateField.average('n'),
    };
    const odd = await items().where('parity', '==', 'odd').aggregate(wanted).get();
    expect(odd.data()).toEqual({ count: 15, sum: 225, average: 15 });
    expect((await db.collection('none').count().get()).data().count).toBe(0);
  });

  it('arrive as a stream', async () => {
    let count = 0;
    for await (const document of items().stream()) count += document ? 1 : 0;
    expect(count).toBe(30);
  });

  it('gather collections of one name from everywhere', async () => {
    await db.doc('manuals/1/pages/x').set({ n: 1 });
    await db.doc('manuals/2/pages/y').set({ n: 2 });
    const all = db.collectionGroup('pages').where('n', '>', 0).orderBy('n', 'desc');
    expect((await all.get()).docs.map(({ ref }) => ref.path)).toEqual([
      'manuals/2/pages/y',
      'manuals/1/pages/x',
    ]);
  });
});

describe('nearest vectors', () => {
  beforeAll(async () => {
    const batch = db.batch();
    for (let n = 0; n < 20; n += 1) {
      batch.set(db.doc(`vectors/${n}`), {
        n,
        parity: n % 2 ? 'odd' : 'even',
        embedding: FieldValue.vector([n, 1, 0]),
      });
    }
    await batch.commit();
  });

  it('are found by cosine among the filtered documents, with their distances', async () => {
    const nearest = await db
      .collection('vectors')
      .where('parity', '==', 'odd')
      .select('n', 'distance')
      .findNearest({
        vectorField: 'embedding',
        queryVector: [5, 1, 0],
        limit: 3,
        distanceMeasure: 'COSINE',
        distanceResultField: 'distance',
      })
      .get();
    expect(nearest.docs.map((document) => document.get('n') as number)).toEqual([5, 7, 9]);
    expect(nearest.docs[0]?.get('distance')).toBeCloseTo(0, 9);
    expect(nearest.docs[1]?.get('distance')).toBeCloseTo(1 - 36 / Math.sqrt(26 * 50), 9);
    expect(nearest.docs[0]?.get('embedding')).toBeUndefined();
  });

  it('end at a distance', async () => {
    const near = db.collection('vectors').findNearest({
      vectorField: 'embedding',
      queryVector: [5, 1, 0],
      limit: 10,
      distanceMeasure: 'EUCLIDEAN',
      distanceThreshold: 1,
    });
    expect((await near.get()).docs.map(({ id }) => id).sort()).toEqual(['4', '5', '6']);
  });

  it('are found across collections', async () => {
    await db.doc('owners/1/passages/a').set({ key: 's1', embedding: FieldValue.vector([1, 0]) });
    await db.doc('owners/2/passages/b').set({ key: 's2', embedding: FieldValue.vector([0, 1]) });
    const nearest = db
      .collectionGroup('passages')
      .where('key', 'in', ['s1', 's2'])
      .findNearest({
        vectorField: 'embedding',
        queryVector: [0, 1],
        limit: 1,
        distanceMeasure: 'COSINE',
      });
    expect((await nearest.get()).docs.map(({ id }) => id)).toEqual(['b']);
  });
});
