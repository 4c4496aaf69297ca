import { EventEmitter, once } from 'node:events';
import { FieldValue, GeoPoint, Timestamp, type Firestore } from '@google-cloud/firestore';
import { code, connect, startTestFirestore } from './testing';

let db: Firestore;
let port: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ db, port, stop } = await startTestFirestore());
});
afterAll(() => stop());

const fieldsOf = async (path: string) => (await db.doc(path).get()).data();

describe('values', () => {
  it('come back as they were written', async () => {
    const plain = {
      text: 'frenos',
      empty: '',
      large: 2 ** 40,
      fraction: 1.5,
      no: false,
      nothing: null,
      map: { nested: [1, { deep: 2 }] },
      emptyMap: {},
      emptyList: [],
      bytes: Buffer.from('hola'),
      place: new GeoPoint(40.4, -3.7),
      moment: Timestamp.fromMillis(1_234_567_890_123),
      vector: FieldValue.vector([0.25, 0.5]),
    };
    await db.doc('types/all').set({
      ...plain,
      other: db.doc('types/other'),
      stamp: FieldValue.serverTimestamp(),
    });
    const { other, stamp, ...rest } = (await fieldsOf('types/all')) ?? {};
    expect(rest).toEqual(plain);
    expect((other as { path: string }).path).toBe('types/other');
    expect(stamp).toBeInstanceOf(Timestamp);
  });

  it('know when their document was created, changed and read', async () => {
    await db.doc('types/times').set({ one: 1 });
    const { createTime, updateTime, readTime } = await db.doc('types/times').get();
    expect([createTime, updateTime, readTime].every((time) => time && time.toMillis() > 1e12)).toBe(
      true,
    );
  });
});

describe('writes', () => {
  it('merge whole maps or named fields', async () => {
    await db.doc('merge/a').set({ map: { x: 1 }, kept: 1 });
    await db.doc('merge/a').set({ map: { y: 2 } }, { merge: true });
    await db.doc('merge/a').set({ map: { y: 3 }, kept: 9 }, { mergeFields: ['map.y'] });
    expect(await fieldsOf('merge/a')).toEqual({ map: { x: 1, y: 3 }, kept: 1 });
  });

  it('change nested fields, counters and lists in place', async () => {
    await db.doc('update/a').set({ map: { x: 1 }, gone: 1, count: 1, list: ['p'] });
    await db.doc('update/a').update({
      'map.x': 3,
      gone: FieldValue.delete(),
      count: FieldValue.increment(4),
      list: FieldValue.arrayUnion('p', 'q'),
    });
    await db.doc('update/a').update({ list: FieldValue.arrayRemove('p') });
    expect(await fieldsOf('update/a')).toEqual({ map: { x: 3 }, count: 5, list: ['q'] });
  });

  it('refuse to update what is missing, create what exists and delete what changed', async () => {
    await expect(db.doc('refuse/none').update({ a: 1 })).rejects.toMatchObject({
      code: code.notFound,
    });
    await db.doc('refuse/a').create({ a: 1 });
    await expect(db.doc('refuse/a').create({ a: 2 })).rejects.toMatchObject({
      code: code.alreadyExists,
    });
    const { updateTime } = await db.doc('refuse/a').get();
    await db.doc('refuse/a').update({ a: 3 });
    await expect(db.doc('refuse/a').delete({ lastUpdateTime: updateTime! })).rejects.toMatchObject({
      code: code.failedPrecondition,
    });
  });

  it('of a batch happen all or not at all', async () => {
    const batch = db.batch();
    batch.set(db.doc('batch/a'), { a: 1 });
    batch.update(db.doc('batch/missing'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: code.notFound });
    expect(await fieldsOf('batch/a')).toBeUndefined();
  });

  it('of a bulk writer fail one by one', async () => {
    const writer = db.bulkWriter({ throttling: false });
    const refused: string[] = [];
    writer.onWriteError(({ documentRef }) => {
      refused.push(documentRef.id);
      return false;
    });
    for (let index = 0; index < 600; index += 1)
      void writer.set(db.doc(`bulk/${index}`), { index });
    writer.update(db.doc('bulk/none'), { a: 1 }).catch(() => undefined);
    await writer.close();
    expect((await db.collection('bulk').count().get()).data().count).toBe(600);
    expect(refused).toEqual(['none']);
  });

  it('of documents beyond one megabyte are refused', async () => {
    const tooMuch = db.doc('big/a').set({ text: 'x'.repeat(1_100_000) });
    await expect(tooMuch).rejects.toMatchObject({ code: code.invalidArgument });
  });
});

describe('reads', () => {
  it('of several documents honour the field mask', async () => {
    await db.doc('mask/a').set({ wanted: 1, other: 2 });
    const [found, missing] = await db.getAll(db.doc('mask/a'), db.doc('mask/none'), {
      fieldMask: ['wanted'],
    });
    expect(found?.data()).toEqual({ wanted: 1 });
    expect(missing?.exists).toBe(false);
  });

  it('list collections, and documents that only hold collections', async () => {
    await db.doc('parents/ghost/children/a').set({ a: 1 });
    await db.doc('parents/real').set({ a: 1 });
    const documents = await db.collection('parents').listDocuments();
    expect(documents.map(({ id }) => id)).toEqual(['ghost', 'real']);
    const collections = await db.doc('parents/ghost').listCollections();
    expect(collections.map(({ id }) => id)).toEqual(['children']);
  });

  it('see nothing of another database', async () => {
    const other = connect(port, 'other');
    await other.doc('apart/a').set({ a: 1 });
    expect(await fieldsOf('apart/a')).toBeUndefined();
    expect((await other.doc('apart/a').get()).exists).toBe(true);
    await other.terminate();
  });
});

it('the local Firestore deletes a document with everything below it, and nothing beside it', async () => {
  for (const path of ['tree/1', 'tree/1/leaves/a', 'tree/1/leaves/a/deep/b', 'tree/2']) {
    await db.doc(path).set({ a: 1 });
  }
  await db.recursiveDelete(db.doc('tree/1'));
  expect((await db.collection('tree').get()).docs.map(({ id }) => id)).toEqual(['2']);
  expect((await db.collectionGroup('deep').get()).size).toBe(0);
});

it('the local Firestore tells a listener what was added, changed and removed', async () => {
  const heard: string[][] = [];
  const news = new EventEmitter();
  const heardAfter = async (change: () => unknown) => {
    const next = once(news, 'heard');
    await Promise.all([next, change()]);
  };
  const unsubscribe = db
    .collection('watched')
    .where('kind', '==', 1)
    .onSnapshot((snapshot) => {
      heard.push(snapshot.docChanges().map(({ type }) => type));
      news.emit('heard');
    });
  if (heard.length === 0) await once(news, 'heard');
  await heardAfter(() => db.doc('watched/a').set({ kind: 1, n: 1 }));
  await heardAfter(() => db.doc('watched/a').update({ n: 2 }));
  await heardAfter(() => db.doc('watched/a').delete());
  unsubscribe();
  expect(heard).toEqual([[], ['added'], ['modified'], ['removed']]);
});

it('the local Firestore tells each commit a time of its own, however many there are in a millisecond', async () => {
  const commits = Array.from({ length: 400 }, (_, n) => db.doc('counted/a').set({ n }));
  const times = (await Promise.all(commits)).map(({ writeTime }) => writeTime.valueOf());
  expect(new Set(times).size).toBe(400);
  expect((await db.doc('counted/a').get()).updateTime?.valueOf()).toBe(times.toSorted().at(-1));
});
