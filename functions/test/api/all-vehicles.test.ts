import type { Vehicle } from '@contract';
import { send } from './support/client';
import { addVehicle, changeAccount, newOwner, signIn } from './support/owners';

describe('the list of all vehicles', () => {
  const maintainerAndOwner = async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    for (const owner of [ana, ana, luis]) await addVehicle(owner);
    await changeAccount(luis.uid, { customAttributes: '{"admin":true}' });
    return { ana, maintainer: await signIn(luis) };
  };
  const ask = (cookie: string, after: string) =>
    send('GET', `/api/vehicles/all?after=${after}`, { cookie });

  it('begins with the own ones, and goes on after the last one that was listed', async () => {
    const { ana, maintainer } = await maintainerAndOwner();
    const { cookie, uid } = maintainer;
    const namesIn = (json: unknown) =>
      (json as Vehicle[]).map(({ userId, id }) => `${userId}/${id}`);
    const first = namesIn((await send('GET', '/api/vehicles/all', { cookie })).json);
    expect(first[0]).toBe(`${uid}/1`);
    const rest = namesIn((await ask(cookie, `${ana.uid}/1`)).json);
    expect(rest[0]).toBe(`${ana.uid}/2`);
    expect(rest).not.toContain(`${uid}/1`);
  });

  it('has nothing after the own ones for everybody else', async () => {
    const { ana } = await maintainerAndOwner();
    expect((await ask(ana.cookie, `${ana.uid}/1`)).json).toEqual([]);
  });

  it.each(['', 'x', '..%2Fx/1', 'x/0', 'x/1/manuals', '__x__/1'])(
    'is refused after %j, which is no vehicle',
    async (after) => {
      const { cookie } = await newOwner();
      const refusal = { status: 400, json: { code: 'INVALID_REQUEST' } };
      expect(await ask(cookie, after)).toMatchObject(refusal);
    },
  );
});
