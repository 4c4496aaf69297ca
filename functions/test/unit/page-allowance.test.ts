import { firestorePageAllowance } from '../../src/adapters/firestore/page-allowance';
import { localFirestore } from './support/local-firestore';

const MOST = { ofOwnerPerDay: 100, ofAllPerDay: 150 };
const DAY_MS = 24 * 60 * 60_000;

describe('scanned pages of a day', () => {
  const store = localFirestore();
  const clock = { now: Date.parse('2026-11-27T10:00:00Z') };
  const allowance = () => firestorePageAllowance(store.db, MOST, () => new Date(clock.now));

  beforeEach(async () => {
    // Each test on a day of its own.
    clock.now += 2 * DAY_MS;
    for (const uid of ['ana', 'luis']) await store.db.doc(`users/${uid}`).set({ email: uid });
  });

  it('are granted to an owner as far as they go, and again a day after the first', async () => {
    const { take } = allowance();
    expect([await take('ana', 60), await take('ana', 60), await take('ana', 1)]).toEqual([
      60, 40, 0,
    ]);
    clock.now += DAY_MS - 1;
    expect(await take('ana', 1)).toBe(0);
    clock.now += 1;
    expect(await take('ana', 60)).toBe(60);
    expect((await store.db.doc('users/ana').get()).get('email')).toBe('ana');
  });

  it('are shared by all owners: what one is granted, another is not', async () => {
    const { take } = allowance();
    expect([await take('ana', 100), await take('luis', 100)]).toEqual([100, 50]);
    expect((await store.db.doc('users/luis').get()).get('ocrPages.count')).toBe(50);
  });

  it('are never more than there are, however many workers ask at once', async () => {
    const granted = await Promise.all(
      [1, 2, 3, 4].flatMap(() => ['ana', 'luis'].map((uid) => allowance().take(uid, 30))),
    );
    expect(granted.reduce((sum, pages) => sum + pages)).toBe(MOST.ofAllPerDay);
  });

  it('are not granted to who is gone, and leave nothing of them', async () => {
    await store.db.doc('users/ana').delete();
    expect(await allowance().take('ana', 10)).toBe(0);
    expect((await store.db.doc('users/ana').get()).exists).toBe(false);
    expect((await store.db.doc('users/luis').get()).get('ocrPages')).toBeUndefined();
  });
});
