import {
  deleteVehicle,
  getDefaultVehicle,
  getUser,
  listAllVehicles,
  listManuals,
  listVehicles,
  updateVehicle,
} from '@contract';
import { hostile } from '../../src/testing/hostile';
import { call, send } from './support/client';
import {
  addManual,
  addVehicle,
  changeAccount,
  newOwner,
  signIn,
  someVehicle,
} from './support/owners';

const defaults = async (cookie: string) =>
  (await call(cookie, listVehicles)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('vehicles', () => {
  it('[3.3, 7.14] are numbered from 1 for each owner, and the first is the default', async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    const first = await addVehicle(ana, { nickname: 'El rojo', vin: 'vssZZZ5fzhr000001 ' });
    expect(first).toMatchObject({
      id: 1,
      userId: ana.uid,
      isDefault: true,
      nickname: 'El rojo',
      vin: 'VSSZZZ5FZHR000001',
      trim: null,
    });
    expect((await addVehicle(luis)).id).toBe(1);
    expect((await addVehicle(ana)).id).toBe(2);
    expect(await defaults(ana.cookie)).toEqual([1]);
  });

  it('keep what their owner says of engine, country, first registration and assistance, and nothing else', async () => {
    const owner = await newOwner();
    const said = {
      engine: ' 1.6 TDI 105 CV ',
      tyreSize: ' 205/55 R16 ',
      country: 'ES',
      firstRegistration: '3/2021',
      assistancePhone: '900 123-456',
    };
    await addVehicle(owner, said);
    await send('POST', '/api/vehicles', {
      cookie: owner.cookie,
      body: {
        ...someVehicle,
        engine: ' ',
        tyreSize: ' ',
        country: null,
        firstRegistration: '',
        assistancePhone: ' ',
      },
    });
    await addVehicle(owner);
    const details = { engine: null, tyreSize: null, country: null, firstRegistration: null };
    const unknown = { ...details, assistancePhone: null };
    expect(await call(owner.cookie, listVehicles)).toMatchObject([
      {
        engine: '1.6 TDI 105 CV',
        tyreSize: '205/55 R16',
        country: 'ES',
        firstRegistration: '2021-03',
        assistancePhone: '900123456',
      },
      unknown,
      unknown,
    ]);
  });

  it('[4.41, 7.15, 7.20] have one default: setting another, or adding one as default, unsets the previous', async () => {
    const { cookie, ...owner } = await newOwner();
    for (const isDefault of [false, false, true])
      await addVehicle({ ...owner, cookie }, { isDefault });
    expect(await defaults(cookie)).toEqual([3]);
    const changed = await call(cookie, updateVehicle, {
      params: { id: 2 },
      body: { isDefault: true },
    });
    expect(changed).toMatchObject({ id: 2, isDefault: true });
    expect(await defaults(cookie)).toEqual([2]);
    expect(await call(cookie, getDefaultVehicle)).toMatchObject({ id: 2 });
  });

  it('[7.15] pass the default on to the newest when it is deleted', async () => {
    const owner = await newOwner();
    for (let count = 0; count < 3; count++) await addVehicle(owner);
    await call(owner.cookie, deleteVehicle, { params: { id: 1 } });
    expect(await defaults(owner.cookie)).toEqual([3]);
    await call(owner.cookie, deleteVehicle, { params: { id: 2 } });
    await call(owner.cookie, deleteVehicle, { params: { id: 3 } });
    expect(await call(owner.cookie, getDefaultVehicle)).toBeNull();
    expect((await addVehicle(owner)).id).toBe(4);
  });

  it('[7.21] take their manuals with them', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    await addVehicle(owner);
    await addManual(owner, 1, 'uno.pdf');
    await addManual(owner, 2, 'dos.pdf');
    await call(owner.cookie, deleteVehicle, { params: { id: 1 } });
    const left = await call(owner.cookie, listManuals);
    expect(left.map(({ originalFilename }) => originalFilename)).toEqual(['dos.pdf']);
  });

  it('are changed in what is named, and keep the rest', async () => {
    const owner = await newOwner();
    const before = await addVehicle(owner, { trim: 'FR', vin: 'VSSZZZ5FZHR000001', engine: '1.0' });
    const body = {
      make: 'Renault',
      model: ' Clio ',
      trim: '',
      engine: '1.5 dCi',
      nickname: 'Azul',
    };
    const answer = await send('PATCH', '/api/vehicles/1', { cookie: owner.cookie, body });
    const after = { ...before, ...body, model: 'Clio', trim: null };
    expect(answer).toMatchObject({ status: 200, json: after });
    expect(await call(owner.cookie, listVehicles)).toEqual([after]);
  });

  it('are changed and become the default at once', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    await addVehicle(owner);
    const body = { nickname: 'Azul', isDefault: true };
    await send('PATCH', '/api/vehicles/2', { cookie: owner.cookie, body });
    expect(await defaults(owner.cookie)).toEqual([2]);
    const [, second] = await call(owner.cookie, listVehicles);
    expect(second).toMatchObject(body);
  });

  it('[7.16] of all owners are listed for maintainers only', async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    await addVehicle(ana);
    const owners = async (cookie: string) => {
      const { json } = await send('GET', '/api/vehicles/all', { cookie });
      return (json as { userId: string }[]).map(({ userId }) => userId);
    };
    expect(await owners(luis.cookie)).toEqual([]);
    await changeAccount(luis.uid, { customAttributes: '{"admin":true}' });
    const maintainer = await signIn(luis);
    expect(await owners(maintainer.cookie)).toContain(ana.uid);
    const { isAdmin } = await call(maintainer.cookie, getUser);
    expect(isAdmin).toBe(true);
  });

  it('of all owners are no longer shown once the claim is taken away, in the session that is open', async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    await Promise.all([addVehicle(ana), addVehicle(luis)]);
    await changeAccount(luis.uid, { customAttributes: '{"admin":true}' });
    const { cookie } = await signIn(luis);
    const owners = async () => {
      const vehicles = await call(cookie, listAllVehicles);
      return new Set(vehicles.map(({ userId }) => userId));
    };
    expect((await owners()).has(ana.uid)).toBe(true);
    await changeAccount(luis.uid, { customAttributes: '{}' });
    await hostile('a claim that was taken away', owners, (seen) =>
      expect([...seen]).toEqual([luis.uid]),
    );
    expect((await call(cookie, getUser)).isAdmin).toBe(false);
  });
});

describe('many devices at once', () => {
  const ROUNDS = 8;

  it('never give two vehicles one number, nor an owner two defaults', async () => {
    const owner = await newOwner();
    const added = await Promise.all(
      Array.from({ length: ROUNDS }, () => addVehicle(owner, { isDefault: true })),
    );
    expect(added.map(({ id }) => id).sort((a, b) => a - b)).toEqual(added.map((_, at) => at + 1));
    expect(await defaults(owner.cookie)).toHaveLength(1);
  });

  it('leave one default when all of them set another', async () => {
    const owner = await newOwner();
    for (let count = 0; count < 4; count++) await addVehicle(owner);
    const choose = (id: number) =>
      call(owner.cookie, updateVehicle, { params: { id }, body: { isDefault: true } });
    await Promise.all([1, 2, 3, 4, 1, 2, 3, 4].map(choose));
    expect(await defaults(owner.cookie)).toHaveLength(1);
  });

  it('leave one default when it is deleted while others are added', async () => {
    const owner = await newOwner();
    for (let count = 0; count < 3; count++) await addVehicle(owner);
    await Promise.all([
      call(owner.cookie, deleteVehicle, { params: { id: 1 } }),
      addVehicle(owner, { isDefault: true }),
      call(owner.cookie, deleteVehicle, { params: { id: 3 } }),
      addVehicle(owner),
    ]);
    expect(await defaults(owner.cookie)).toHaveLength(1);
    expect(await call(owner.cookie, listVehicles)).toHaveLength(3);
  });

  it('never give two manuals one number', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    const added = await Promise.all(Array.from({ length: ROUNDS }, () => addManual(owner, 1)));
    expect(new Set(added.map(({ id }) => id)).size).toBe(ROUNDS);
  });
});
