import {
  collections,
  deleteSearch,
  deleteSearches,
  listSearches,
  searchManuals,
  userPath,
} from '@contract';
import { call, pathOf, send } from './support/client';
import { openDatabase } from './support/firestore';
import { addVehicle, newOwner, type Owner } from './support/owners';

const db = openDatabase();
const historyOf = ({ uid }: Owner) => db.collection(`${userPath(uid)}/${collections.searches}`);

const ask = async ({ cookie }: Owner, query: string) => {
  const body = { query, vehicleId: 1, language: 'es' as const };
  return (await call(cookie, searchManuals, { body })).id;
};

/** Somebody who asked this many questions. */
async function ownerWho(asked: number): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner);
  for (let count = 1; count <= asked; count++) await ask(owner, `Pregunta ${count}`);
  return owner;
}

const idsOf = async ({ cookie }: Owner) => (await call(cookie, listSearches)).map(({ id }) => id);

const remove = (cookie: string | undefined, id: unknown) =>
  send('DELETE', pathOf(deleteSearch.path, { id }), { cookie });

describe('the history', () => {
  it('[7.22] loses one question with its answer, and its number is never given again', async () => {
    const ana = await ownerWho(3);
    expect(await remove(ana.cookie, 3)).toMatchObject({ status: 204, text: '' });
    expect(await idsOf(ana)).toEqual([2, 1]);
    expect((await historyOf(ana).doc('3').get()).exists).toBe(false);
    expect(await ask(ana, 'Otra')).toBe(4);
    expect(await idsOf(ana)).toEqual([4, 2, 1]);
  });

  it('does not know what was removed, what is another’s, nor what never was', async () => {
    const [ana, luis] = await Promise.all([ownerWho(2), ownerWho(1)]);
    await remove(ana.cookie, 1);
    for (const [who, id] of [
      [ana, 1],
      [luis, 2],
      [luis, 999],
    ] as const) {
      const answer = await remove(who.cookie, id);
      expect(answer).toMatchObject({ status: 404, json: { code: 'SEARCH_NOT_FOUND' } });
    }
    expect([await idsOf(ana), await idsOf(luis)]).toEqual([[2], [1]]);
  });

  it('is emptied at once, for its owner only, and can be emptied when it is empty', async () => {
    const [ana, luis] = await Promise.all([ownerWho(2), ownerWho(1)]);
    await call(ana.cookie, deleteSearches);
    expect(await send('DELETE', deleteSearches.path, { cookie: ana.cookie })).toMatchObject({
      status: 204,
      text: '',
    });
    expect([await idsOf(ana), await idsOf(luis)]).toEqual([[], [1]]);
    expect(await ask(ana, 'Otra')).toBe(3);
  });

  it('is emptied when it holds more than Firestore deletes in one go', async () => {
    const ana = await ownerWho(1);
    const question = (await historyOf(ana).doc('1').get()).data()!;
    for (const start of [2, 402]) {
      const batch = db.batch();
      for (let id = start; id < start + 400; id++) {
        batch.set(historyOf(ana).doc(String(id)), { ...question, id });
      }
      await batch.commit();
    }
    expect(await idsOf(ana)).toHaveLength(100);
    await call(ana.cookie, deleteSearches);
    expect((await historyOf(ana).get()).size).toBe(0);
  });

  it.each(['0', '-1', 'abc', '1.5'])('refuses %s as no number of a question', async (id) => {
    const { cookie } = await newOwner();
    expect(await remove(cookie, id)).toMatchObject({
      status: 400,
      json: { code: 'INVALID_REQUEST' },
    });
  });

  it('is nobody’s without a session', async () => {
    for (const answer of [await remove(undefined, 1), await send('DELETE', deleteSearches.path)]) {
      expect(answer).toMatchObject({ status: 401, json: { code: 'NOT_SIGNED_IN' } });
    }
  });
});
