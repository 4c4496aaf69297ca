import type { Firestore } from '@google-cloud/firestore';
import { startTestFirestore } from './testing';

let db: Firestore;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ db, stop } = await startTestFirestore());
});
afterAll(() => stop());

describe('transactions', () => {
  it('lose no update when many run at once', async () => {
    const counter = db.doc('counters/a');
    // The mock alone loses updates only now and then, hence the rounds.
    for (let round = 0; round < 3; round += 1) {
      await counter.set({ n: 0 });
      const increment = () =>
        db.runTransaction(
          async (transaction) => {
            const { n } = (await transaction.get(counter)).data() as { n: number };
            transaction.update(counter, { n: n + 1 });
          },
          { maxAttempts: 30 },
        );
      const results = await Promise.allSettled(Array.from({ length: 15 }, increment));
      const succeeded = results.filter(({ status }) => status === 'fulfilled').length;
      expect((await counter.get()).get('n')).toBe(succeeded);
      expect(succeeded).toBeGreaterThan(0);
    }
  });

  it('let one of many create the same document', async () => {
    const create = (index: number) =>
      db.runTransaction(async (transaction) => {
        const taken = (await transaction.get(db.doc('slugs/x'))).exists;
        if (taken) throw new Error('taken');
        transaction.create(db.doc('slugs/x'), { index });
      });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => create(index)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('read queries and write what they found', async () => {
    for (const n of [1, 2, 3]) await db.doc(`found/${n}`).set({ open: n !== 2 });
    const closed = await db.runTransaction(async (transaction) => {
      const open = await transaction.get(db.collection('found').where('open', '==', true));
      open.docs.forEach(({ ref }) => transaction.update(ref, { open: false }));
      return open.size;
    });
    expect(closed).toBe(2);
    expect((await db.collection('found').where('open', '==', true).get()).empty).toBe(true);
  });

  it('leave nothing behind when they throw', async () => {
    const failing = db.runTransaction((transaction) => {
      transaction.set(db.doc('thrown/a'), { a: 1 });
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect((await db.doc('thrown/a').get()).exists).toBe(false);
  });

  it('may only read', async () => {
    await db.doc('reading/a').set({ a: 1 });
    const read = db.runTransaction((transaction) => transaction.get(db.doc('reading/a')), {
      readOnly: true,
    });
    expect((await read).exists).toBe(true);
  });
});
