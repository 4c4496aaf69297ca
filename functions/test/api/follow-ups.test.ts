import { listSearches, searchManuals } from '@contract';
import { call, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';

const QUESTION = '¿Qué presión llevan las ruedas de delante?';

const ask = ({ cookie }: Owner, body: object) => send('POST', searchManuals.path, { cookie, body });

/** Somebody with a vehicle who has asked one question. */
async function ownerWhoAsked(): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner);
  await call(owner.cookie, searchManuals, {
    body: { query: QUESTION, vehicleId: 1, language: 'es' },
  });
  return owner;
}

describe('POST /api/search with followUpOf', () => {
  it('reads the question with the one before, about its vehicle, and keeps both', async () => {
    const ana = await ownerWhoAsked();
    const { status, json } = await ask(ana, { query: '¿y detrás?', followUpOf: 1 });
    const understoodAs = '¿Qué presión llevan las ruedas de detrás?';
    expect([status, json]).toEqual([200, expect.objectContaining({ id: 2, understoodAs })]);
    expect(await call(ana.cookie, listSearches)).toMatchObject([
      { id: 2, query: '¿y detrás?', understoodAs, vehicleId: 1 },
      { id: 1, query: QUESTION },
    ]);
  });

  it.each([0, -1, 1.5, 'uno', null, [1], {}])(
    'refuses %j as a number with 400',
    async (followUpOf) => {
      const ana = await newOwner();
      const answer = await ask(ana, { query: '¿y detrás?', vehicleId: 1, followUpOf });
      expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    },
  );

  it('refuses a question that names neither a vehicle nor one before it with 400', async () => {
    const answer = await ask(await newOwner(), { query: '¿y detrás?' });
    expect(answer).toMatchObject({
      status: 400,
      json: { code: 'INVALID_REQUEST', details: [{ path: 'vehicleId' }] },
    });
  });

  it('refuses nobody signed in with 401', async () => {
    const body = { query: '¿y detrás?', followUpOf: 1 };
    expect(await send('POST', searchManuals.path, { body })).toMatchObject({ status: 401 });
  });

  it('refuses another owner’s question, and one that never was, with 404', async () => {
    const [ana, luis] = await Promise.all([ownerWhoAsked(), newOwner()]);
    for (const [who, followUpOf] of [
      [luis, 1],
      [ana, 999],
    ] as const) {
      const answer = await ask(who, { query: '¿y detrás?', followUpOf });
      expect(answer).toMatchObject({ status: 404, json: { code: 'SEARCH_NOT_FOUND' } });
    }
  });
});
