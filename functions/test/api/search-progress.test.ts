import { randomUUID } from 'node:crypto';
import { followSearch, REQUEST_ID_HEADER, searchManuals } from '@contract';
import { pathOf, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';

const ask = ({ cookie }: Owner, id: string) =>
  send('POST', searchManuals.path, {
    cookie,
    headers: { [REQUEST_ID_HEADER]: id },
    body: { query: '¿Qué aceite lleva?', vehicleId: 1, language: 'es' },
  });
const follow = (cookie: string | undefined, id: string, query = '') =>
  send('GET', pathOf(followSearch.path, { id }) + query, { cookie });

describe('how far a question is', () => {
  it('is told to its owner under the id of its request, from its beginning to its end', async () => {
    const ana = await newOwner();
    await addVehicle(ana);
    const id = randomUUID();
    const [first, answer] = await Promise.all([follow(ana.cookie, id), ask(ana, id)]);
    expect(answer.status).toBe(200);
    expect(first.status).toBe(200);
    const last = await follow(ana.cookie, id, '?after=1');
    expect(last.json).toMatchObject({ stage: 'done' });
    // The same request once more is the same question from its beginning.
    expect((await ask(ana, id)).status).toBe(200);
    expect((await follow(ana.cookie, id)).status).toBe(200);
  });

  it('is for its owner only: refused with 401 and 404', async () => {
    const ana = await newOwner();
    await addVehicle(ana);
    const id = randomUUID();
    await ask(ana, id);
    expect((await follow(undefined, id)).status).toBe(401);
    expect((await follow((await newOwner()).cookie, id)).status).toBe(404);
  });

  it.each(['1', 'latest', `${randomUUID()}0`])('is refused under the id %s', async (id) => {
    const { cookie } = await newOwner();
    expect((await follow(cookie, id)).status).toBe(400);
  });

  it.each(['?after=-1', '?after=uno', '?desde=1'])('is refused with %s', async (query) => {
    const { cookie } = await newOwner();
    expect((await follow(cookie, randomUUID(), query)).status).toBe(400);
  });
});
