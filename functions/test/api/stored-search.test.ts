import {
  collections,
  countSearches,
  deleteSearches,
  getSearch,
  listSearches,
  MAX_FEEDBACK_NOTE_LENGTH,
  rateSearch,
  saveSearch,
  searchManuals,
  unsaveSearch,
  userPath,
} from '@contract';
import { call, pathOf, send } from './support/client';
import { openDatabase } from './support/firestore';
import { addVehicle, newOwner, type Owner } from './support/owners';

const db = openDatabase();
const QUESTION = '¿Qué aceite lleva?';
const HELPFUL = { verdict: 'helpful' };

/** Somebody who asked this many questions. */
async function ownerWho(asked: number): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner);
  const body = { query: QUESTION, vehicleId: 1, language: 'es' as const };
  for (let count = 0; count < asked; count++) await call(owner.cookie, searchManuals, { body });
  return owner;
}

const documentOf = ({ uid }: Owner, id: number) =>
  db.doc(`${userPath(uid)}/${collections.searches}/${id}`);
const open = (cookie: string | undefined, id: unknown) =>
  send('GET', pathOf(getSearch.path, { id }), { cookie });
const rate = (cookie: string | undefined, id: unknown, body: unknown) =>
  send('PUT', pathOf(rateSearch.path, { id }), { cookie, body });
const idsOf = async ({ cookie }: Owner, query = '') => {
  const listed = (await send('GET', listSearches.path + query, { cookie })).json;
  return (listed as { id: number }[]).map(({ id }) => id);
};

describe('an answer that was given', () => {
  it('is shown again as it was, with nothing said of it and not kept', async () => {
    const ana = await ownerWho(1);
    const shown = await call(ana.cookie, getSearch, { params: { id: 1 } });
    expect(shown).toMatchObject({
      ...{ id: 1, query: QUESTION, vehicleId: 1, manualState: 'same' },
      ...{ savedAt: null, feedback: null, confidence: 'low' },
    });
  });

  it.each([
    ['open', (cookie?: string) => open(cookie, 1)],
    ['save', (cookie?: string) => send('PUT', pathOf(saveSearch.path, { id: 1 }), { cookie })],
    [
      'unsave',
      (cookie?: string) => send('DELETE', pathOf(unsaveSearch.path, { id: 1 }), { cookie }),
    ],
    ['rate', (cookie?: string) => rate(cookie, 1, { verdict: 'helpful' })],
  ])('is for its owner only: to %s it is refused with 401 and 404', async (_verb, reach) => {
    const [ana, luis] = await Promise.all([ownerWho(1), newOwner()]);
    expect(await reach()).toMatchObject({ status: 401, json: { code: 'NOT_SIGNED_IN' } });
    const refused = await reach(luis.cookie);
    expect(refused).toMatchObject({ status: 404, json: { code: 'SEARCH_NOT_FOUND' } });
    expect((await reach(ana.cookie)).status).toBeLessThan(300);
  });

  it.each(['0', '-1', 'abc', '1.5'])('has no number like %s', async (id) => {
    const { cookie } = await newOwner();
    for (const answer of [await open(cookie, id), await rate(cookie, id, { verdict: null })]) {
      expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    }
  });
});

describe('what an owner says of an answer', () => {
  it('is noted, replaced and taken back', async () => {
    const { cookie } = await ownerWho(1);
    const feedback = async () => (await call(cookie, getSearch, { params: { id: 1 } })).feedback;
    const bad = {
      verdict: 'unhelpful',
      reasons: ['dangerous', 'dangerous'],
      note: ' Era el otro ',
    };
    expect((await rate(cookie, 1, { ...bad, mayBeUsed: true })).status).toBe(204);
    expect(await feedback()).toEqual({
      ...{ verdict: 'unhelpful', reasons: ['dangerous'], note: 'Era el otro', mayBeUsed: true },
    });
    await rate(cookie, 1, { verdict: 'helpful' });
    expect(await feedback()).toMatchObject({ verdict: 'helpful', reasons: [], mayBeUsed: false });
    await rate(cookie, 1, { verdict: null });
    expect(await feedback()).toBeNull();
  });

  it.each([
    {},
    { verdict: 'great' },
    { verdict: 'unhelpful', reasons: ['boring'] },
    { verdict: 'helpful', reasons: ['dangerous'] },
    { verdict: null, reasons: ['dangerous'] },
    { verdict: 'unhelpful', reasons: Array(5).fill('dangerous') },
    { verdict: 'unhelpful', note: 'x'.repeat(MAX_FEEDBACK_NOTE_LENGTH + 1) },
    { verdict: 'helpful', mayBeUsed: 'yes' },
    { verdict: 'helpful', uid: 'otra' },
  ])('is refused as %j', async (body) => {
    const { cookie } = await ownerWho(1);
    expect(await rate(cookie, 1, body)).toMatchObject({ status: 400 });
  });
});

describe('an answer that is kept', () => {
  it('outlives the time that questions stay, until it is kept no more', async () => {
    const ana = await ownerWho(2);
    const long = new Date(Date.now() - 800 * 86_400_000);
    // As of long ago: nothing here deletes what has expired, as Firestore does in the cloud.
    const expireAt = new Date(long.getTime() + 730 * 86_400_000);
    await documentOf(ana, 1).update({ createdAt: long });
    await call(ana.cookie, saveSearch, { params: { id: 1 } });
    await documentOf(ana, 2).update({ createdAt: long, expireAt });
    expect(await idsOf(ana)).toEqual([1]);
    const { createdAt, savedAt } = await call(ana.cookie, getSearch, { params: { id: 1 } });
    expect([createdAt, savedAt !== null]).toEqual([long.toISOString(), true]);
    expect(await call(ana.cookie, countSearches)).toEqual({ total: 1, saved: 1 });
    await call(ana.cookie, unsaveSearch, { params: { id: 1 } });
    expect(await idsOf(ana)).toEqual([]);
    for (const id of [1, 2]) {
      expect(await open(ana.cookie, id)).toMatchObject({
        status: 404,
        json: { code: 'SEARCH_NOT_FOUND' },
      });
      expect(await rate(ana.cookie, id, HELPFUL)).toMatchObject({ status: 404 });
    }
  });

  it('is dated with all others, so that Firestore deletes those that are not kept', async () => {
    const ana = await ownerWho(2);
    await call(ana.cookie, saveSearch, { params: { id: 1 } });
    const [kept, other] = await Promise.all([1, 2].map((id) => documentOf(ana, id).get()));
    expect(kept?.get('expireAt')).toBeUndefined();
    expect(other?.get('expireAt')).toBeDefined();
  });

  it('is listed, counted, and left alone where the history is emptied but for it', async () => {
    const ana = await ownerWho(3);
    await call(ana.cookie, saveSearch, { params: { id: 2 } });
    await call(ana.cookie, saveSearch, { params: { id: 2 } });
    expect(await call(ana.cookie, countSearches)).toEqual({ total: 3, saved: 1 });
    expect([await idsOf(ana, '?saved=true'), await idsOf(ana, '?before=3')]).toEqual([[2], [2, 1]]);
    await send('DELETE', `${deleteSearches.path}?keepSaved=true`, { cookie: ana.cookie });
    expect(await idsOf(ana)).toEqual([2]);
    await call(ana.cookie, deleteSearches);
    expect(await idsOf(ana)).toEqual([]);
  });

  it.each(['?before=x', '?saved=1', '?limit=9'])('is not listed by %s', async (query) => {
    const { cookie } = await newOwner();
    expect(await send('GET', listSearches.path + query, { cookie })).toMatchObject({ status: 400 });
  });
});
