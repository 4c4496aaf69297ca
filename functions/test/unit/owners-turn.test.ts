import { Transaction } from 'firebase-admin/firestore';
import { userConverter, vehicleConverter } from '../../src/adapters/firestore/converters';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { firestoreQuotas } from '../../src/adapters/firestore/quotas';
import { firestoreSearches } from '../../src/adapters/firestore/searches';
import { AppError } from '../../src/domain/faults/app-error';
import { withinQuota } from '../../src/usecases/within-quota';
import { aSearch, aUser, aVehicle } from '../../src/testing/builders';
import { LIMITS as LEAST, localFirestore } from './support/local-firestore';

const LIMITS = { ...LEAST, questionsPerMinute: 10, questionsPerDay: 100, manualsPerVehicle: 100 };
const MANUAL = { vehicleId: 1, originalFilename: 'manual.pdf' };

describe('what every question changes of its owner', () => {
  const store = localFirestore('for each');
  /** An instance of the API: it remembers what it wrote itself. */
  const instance = () => {
    const db = store.connect();
    return {
      db,
      quotas: firestoreQuotas(db, LIMITS, () => new Date('2026-11-22T10:00:00Z')),
      searches: firestoreSearches(db, { retentionDays: 0, now: () => new Date() }),
      manuals: firestoreManuals(db, LIMITS),
    };
  };
  type Instance = ReturnType<typeof instance>;
  const askFrom = async ({ quotas, searches }: Instance) => {
    await quotas.spend('ana', ['questionsPerMinute']);
    return (await searches.save('ana', aSearch())).id;
  };
  const numbers = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

  beforeEach(async () => {
    const { db } = instance();
    await db.doc('users/ana').withConverter(userConverter).set(aUser());
    await db.doc('users/ana/vehicles/1').withConverter(vehicleConverter).set(aVehicle());
  });

  it('is given back from a window that began with it, although time passed meanwhile', async () => {
    const { db } = instance();
    let time = Date.parse('2026-11-22T10:00:00Z');
    const quotas = firestoreQuotas(db, LIMITS, () => new Date((time += 5)));
    const within = withinQuota({ quotas, warn: () => undefined });
    const failing = within.question('ana', () => Promise.reject(new AppError('UNAVAILABLE')));
    await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const { usage } = (await db.doc('users/ana').get()).data() ?? {};
    expect(usage).toMatchObject({
      questionsPerMinute: { count: 1 },
      questionsPerDay: { count: 0 },
    });
  });

  it.each([1, 3])('is counted once each, from %s instances at once', async (count) => {
    const instances = Array.from({ length: count }, instance);
    const asking = numbers(9).map((at) => askFrom(instances[at % count]!));
    expect((await Promise.all(asking)).toSorted((a, b) => a - b)).toEqual(numbers(9));
    const [first] = instances;
    await first!.quotas.spend('ana', ['questionsPerMinute']);
    await expect(first!.quotas.spend('ana', ['questionsPerMinute'])).rejects.toMatchObject({
      code: 'QUESTIONS_PER_MINUTE',
    });
  });

  it('keeps what others write into the same document meanwhile', async () => {
    const [one, other] = [instance(), instance()];
    await askFrom(one);
    await Promise.all([
      ...numbers(5).map(() => askFrom(one)),
      ...numbers(5).map(() => other.manuals.create('ana', MANUAL)),
    ]);
    const owner = (await one.db.doc('users/ana').get()).data();
    expect(owner).toMatchObject({
      email: 'ana@guantera.test',
      counters: { search: 6, manual: 5 },
      usage: { questionsPerMinute: { count: 6 } },
    });
    const ids = (await one.manuals.list('ana')).map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(numbers(5));
  });

  it('enters one manual for one file, however many tabs and instances do so at once', async () => {
    const [one, other] = [instance(), instance()];
    const file = { ...MANUAL, fingerprint: 'a'.repeat(64) };
    const entered = await Promise.all(
      numbers(3).flatMap(() => [one, other].map(({ manuals }) => manuals.create('ana', file))),
    );
    expect(new Set(entered.map(({ manual }) => manual.id))).toEqual(new Set([1]));
    expect(entered.filter(({ isNew }) => isNew)).toHaveLength(1);
    const others = [{ fingerprint: 'b'.repeat(64) }, { originalFilename: 'other.pdf' }];
    for (const change of others) await one.manuals.create('ana', { ...file, ...change });
    expect(await one.manuals.list('ana')).toHaveLength(3);
  });

  it('lets an owner who asks without a pause enter a manual, in one attempt', async () => {
    const one = instance();
    let isAsking = true;
    const ask = async () => {
      while (isAsking) await one.searches.save('ana', aSearch());
    };
    const asking = [ask(), ask(), ask()];
    const attempts = jest.spyOn(Transaction.prototype, 'create');
    await askFrom(one);
    await one.manuals.create('ana', MANUAL);
    isAsking = false;
    await Promise.all(asking);
    expect(attempts).toHaveBeenCalledTimes(1);
    attempts.mockRestore();
  });

  it('refuses nobody by what it remembers of before', async () => {
    const [one, other] = [instance(), instance()];
    await Promise.all(numbers(10).map(() => one.quotas.spend('ana', ['questionsPerMinute'])));
    await other.quotas.giveBack('ana', ['questionsPerMinute'], new Date('2026-11-22T10:00:00Z'));
    await one.quotas.spend('ana', ['questionsPerMinute']);
    await expect(one.quotas.spend('ana', ['questionsPerMinute'])).rejects.toMatchObject({
      code: 'QUESTIONS_PER_MINUTE',
    });
  });

  it('takes the next number when another instance has taken the one that it expected', async () => {
    const [one, other] = [instance(), instance()];
    const taken: number[] = [];
    for (const { searches } of [one, other, one, one, other]) {
      taken.push((await searches.save('ana', aSearch())).id);
    }
    expect(taken).toEqual(numbers(5));
  });

  it('ends with the owner', async () => {
    const one = instance();
    await askFrom(one);
    await one.db.doc('users/ana').delete();
    await expect(askFrom(one)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(one.searches.save('ana', aSearch())).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    expect(await one.searches.list('ana', 9)).toHaveLength(1);
  });
});
