import { DocumentReference } from 'firebase-admin/firestore';
import { firestoreSpending } from '../../src/adapters/firestore/spending';
import { localFirestore } from './support/local-firestore';

describe('the switch of what costs', () => {
  const store = localFirestore();
  const clock = { now: Date.parse('2026-11-27T10:00:00Z') };
  const instance = () => firestoreSpending(store.db, () => new Date(clock.now));
  const document = () => store.db.doc('service/spending');

  beforeEach(() => document().delete());
  afterEach(() => jest.restoreAllMocks());

  it('is on where nobody has thrown it', async () => {
    expect(await instance().isStopped()).toBe(false);
  });

  it('counts within a minute for instances that have asked before, at once for others', async () => {
    const [operator, running] = [instance(), instance()];
    expect(await running.isStopped()).toBe(false);
    await operator.set(true);
    expect([await operator.isStopped(), await instance().isStopped()]).toEqual([true, true]);
    clock.now += 59_999;
    expect(await running.isStopped()).toBe(false);
    clock.now += 1;
    expect(await running.isStopped()).toBe(true);
    await operator.set(false);
    clock.now += 60_000;
    expect(await running.isStopped()).toBe(false);
  });

  it('is read once a minute, however many ask', async () => {
    const read = jest.spyOn(DocumentReference.prototype, 'get');
    const running = instance();
    await Promise.all([running.isStopped(), running.isStopped()]);
    await running.isStopped();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([{}, { isStopped: 'sí' }, { isStopped: null }])(
    'is off where somebody wrote %j by hand',
    async (written) => {
      await document().set(written);
      expect(await instance().isStopped()).toBe(true);
    },
  );

  it('is asked again after a failure, which is told', async () => {
    const running = instance();
    const read = jest.spyOn(DocumentReference.prototype, 'get');
    read.mockRejectedValueOnce(new Error('UNAVAILABLE'));
    await expect(running.isStopped()).rejects.toThrow('UNAVAILABLE');
    expect(await running.isStopped()).toBe(false);
  });
});
