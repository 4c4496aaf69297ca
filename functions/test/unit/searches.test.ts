import { userConverter, vehicleConverter } from '../../src/adapters/firestore/converters';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { firestoreSearchExpiry } from '../../src/adapters/firestore/search-expiry';
import { firestoreSearches } from '../../src/adapters/firestore/searches';
import { firestoreStoredSearches } from '../../src/adapters/firestore/stored-searches';
import { toSourceDocument } from '../../src/domain/answering/compose-answer';
import { aSearch, aUser, aVehicle } from '../../src/testing/builders';
import { anExcerpt } from '../../src/testing/excerpts';
import { LIMITS as LEAST, localFirestore } from './support/local-firestore';

const LIMITS = { ...LEAST, manualsPerVehicle: 9 };
const citing = (...manuals: number[]) =>
  aSearch({
    sourceDocuments: manuals.map((manualId) => toSourceDocument(anExcerpt({ manualId }))),
  });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('questions that are kept', () => {
  const store = localFirestore('for each');
  const manuals = () => firestoreManuals(store.db, LIMITS);
  /** Questions as they are stored and seen where they are kept for so long, so many days from now. */
  const searches = (retentionDays = 0, daysLater = 0) => {
    const retention = { retentionDays, now: () => daysAgo(-daysLater) };
    return {
      ...firestoreSearches(store.db, retention),
      ...firestoreStoredSearches(store.db, retention),
    };
  };
  const manual = { vehicleId: 1, originalFilename: 'manual.pdf' };

  beforeEach(async () => {
    await store.db.doc('users/ana').withConverter(userConverter).set(aUser());
    await store.db.doc('users/ana/vehicles/1').withConverter(vehicleConverter).set(aVehicle());
  });

  it('are numbered, and note when the manuals that they cite were asked', async () => {
    await manuals().create('ana', manual);
    await manuals().create('ana', manual);
    await searches().save('ana', citing(1));
    const second = await searches().save('ana', citing(1, 1));
    expect(second.id).toBe(2);
    expect((await searches().list('ana', 9)).map(({ id }) => id)).toEqual([2, 1]);
    expect((await manuals().get('ana', 1))?.lastQueriedAt).toEqual(second.createdAt);
    expect((await manuals().get('ana', 2))?.lastQueriedAt).toBeNull();
  });

  it('keep where else to look', async () => {
    const links = [{ title: 'DGT', url: 'https://www.dgt.es/', checked: '2026-11-25' }];
    const beyond = { topic: 'law' as const, sentence: 'Lo dice la ley.', links };
    await searches().save('ana', { ...aSearch(), beyond });
    await searches().save('ana', aSearch());
    const kept = (await searches().list('ana', 9)).map((search) => search.beyond);
    expect(kept).toEqual([undefined, beyond]);
  });

  it('are found by their numbers, a follow-up with what it goes on from', async () => {
    await searches().save('ana', citing());
    const understoodAs = '¿Qué aceite lleva el diésel?';
    await searches().save('ana', { ...citing(), followUpOf: 1, understoodAs });
    expect(await searches().get('ana', 2)).toMatchObject({ id: 2, followUpOf: 1, understoodAs });
    expect(await searches().get('ana', 3)).toBeNull();
    expect(await searches().get('luis', 1)).toBeNull();
  });

  it('stay when a manual that they cite is gone, which stays gone', async () => {
    await searches().save('ana', citing(8));
    expect(await searches().list('ana', 9)).toHaveLength(1);
    expect(await manuals().get('ana', 8)).toBeNull();
  });

  it('are not kept for who is gone', async () => {
    await store.db.doc('users/ana').delete();
    await expect(searches().save('ana', citing())).rejects.toThrow();
    expect(await searches().list('ana', 9)).toEqual([]);
  });

  it('are not there once their time is over, whether they are deleted or not', async () => {
    for (let asked = 0; asked < 4; asked++) await searches(30).save('ana', citing());
    const usable = { verdict: 'helpful', reasons: [], note: null, mayBeUsed: true } as const;
    await searches(30).rate('ana', 1, { ...usable, reasons: [] });
    await searches(30).keep('ana', 2, new Date());
    const [before, later] = [searches(30, 29), searches(30, 31)];
    const seen = async ({ list, count, all, usableFeedback }: typeof later) => {
      const told = { all: 0, usable: 0 };
      for await (const _search of all('ana')) told.all += 1;
      for await (const _search of usableFeedback()) told.usable += 1;
      return {
        ...told,
        listed: (await list('ana', 1)).map(({ id }) => id),
        ...(await count('ana')),
      };
    };
    expect(await seen(before)).toEqual({ all: 4, usable: 1, listed: [4], total: 4, saved: 1 });
    // One for a page: those that are over do not end the list before the one that is kept.
    expect(await seen(later)).toEqual({ all: 1, usable: 0, listed: [2], total: 1, saved: 1 });
    expect(await later.get('ana', 1)).toBeNull();
    expect(await later.rate('ana', 1, null)).toBe(false);
    expect(await later.keep('ana', 1, new Date())).toBe(false);
  });

  it('have no end while they are kept, and their own again when they are not', async () => {
    const search = await searches(30).save('ana', citing());
    await searches(30).keep('ana', 1, new Date());
    expect((await searches(30, 300).get('ana', 1))?.expireAt).toBeUndefined();
    await searches(30).keep('ana', 1, null);
    expect(await searches(30).get('ana', 1)).toEqual(search);
    expect(await searches(30, 31).get('ana', 1)).toBeNull();
  });

  it('are dated anew where they are kept for another time, but for those that are kept', async () => {
    const expiry = firestoreSearchExpiry(store.db);
    for (let asked = 0; asked < 3; asked++) await searches().save('ana', citing());
    await searches().keep('ana', 2, new Date());
    const left = async () => (await searches(30, 31).list('ana', 9)).map(({ id }) => id);
    expect(await expiry.apply(30, null)).toEqual({ changed: 2, next: null });
    expect(await expiry.apply(30, null)).toEqual({ changed: 0, next: null });
    expect(await left()).toEqual([2]);
    expect(await expiry.apply(60, null)).toEqual({ changed: 2, next: null });
    expect(await left()).toEqual([3, 2, 1]);
    expect(await expiry.apply(0, null)).toEqual({ changed: 2, next: null });
    expect((await searches(30, 999).list('ana', 9)).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('are listed page by page, counted, and those that are kept by themselves', async () => {
    for (let asked = 0; asked < 4; asked++) await searches().save('ana', citing());
    await searches().keep('ana', 3, new Date());
    await searches().keep('ana', 1, new Date());
    const ids = async (filter: Parameters<ReturnType<typeof searches>['list']>[2]) =>
      (await searches().list('ana', 2, filter)).map(({ id }) => id);
    expect([await ids({}), await ids({ before: 3 }), await ids({ isSaved: true })]).toEqual([
      [4, 3],
      [2, 1],
      [3, 1],
    ]);
    expect(await searches().count('ana')).toEqual({ total: 4, saved: 2 });
    await searches().deleteAll('ana', { keepSaved: true });
    expect(await ids({})).toEqual([3, 1]);
    await searches().deleteAll('ana');
    expect(await searches().count('ana')).toEqual({ total: 0, saved: 0 });
  });

  it('hold what their owner says of the answer, the last word only, and give out what may be used', async () => {
    for (let asked = 0; asked < 2; asked++) await searches().save('ana', citing());
    const bad = { verdict: 'unhelpful', reasons: ['dangerous'], note: null } as const;
    const said = { ...bad, reasons: [...bad.reasons], mayBeUsed: true };
    expect(await searches().rate('ana', 1, said)).toEqual({ before: null });
    expect(await searches().rate('ana', 2, { ...said, mayBeUsed: false })).toBeTruthy();
    const usable = [];
    for await (const { uid, search } of searches().usableFeedback()) usable.push([uid, search.id]);
    expect(usable).toEqual([['ana', 1]]);
    expect(await searches().rate('ana', 1, null)).toEqual({ before: said });
    expect((await searches().get('ana', 1))?.feedback).toBeUndefined();
    for (const change of [searches().rate('ana', 9, null), searches().keep('ana', 9, null)]) {
      expect(await change).toBe(false);
    }
  });
});
