import { listVehicles } from '@contract';
import { call, send } from './support/client';
import { addVehicle, newOwner, someVehicle } from './support/owners';

describe('vehicles', () => {
  it.each([
    ['no make', { ...someVehicle, make: ' ' }, 'make'],
    ['no model', { make: 'SEAT', year: 2021 }, 'model'],
    ['a year before cars', { ...someVehicle, year: 1899 }, 'year'],
    ['a year after the next', { ...someVehicle, year: new Date().getFullYear() + 2 }, 'year'],
    ['a year in words', { ...someVehicle, year: '2021' }, 'year'],
    ['an impossible VIN', { ...someVehicle, vin: 'abc' }, 'vin'],
    ['an endless engine', { ...someVehicle, engine: 'a'.repeat(61) }, 'engine'],
    ['an engine that is a number', { ...someVehicle, engine: 1.6 }, 'engine'],
    ['tyres without a size', { ...someVehicle, tyreSize: '16' }, 'tyreSize'],
    ['two sizes of tyres', { ...someVehicle, tyreSize: '185/65 R15 205/55 R16' }, 'tyreSize'],
    ['a country in words', { ...someVehicle, country: 'España' }, 'country'],
    ['a country that is none', { ...someVehicle, country: 'XX' }, 'country'],
    [
      'a year for a first registration',
      { ...someVehicle, firstRegistration: '2021' },
      'firstRegistration',
    ],
    ['a thirteenth month', { ...someVehicle, firstRegistration: '2021-13' }, 'firstRegistration'],
    [
      'a first registration in the future',
      { ...someVehicle, firstRegistration: `${new Date().getFullYear() + 1}-01` },
      'firstRegistration',
    ],
    ['a telephone of words', { ...someVehicle, assistancePhone: 'la de Ana' }, 'assistancePhone'],
    [
      'a telephone that calls something else',
      { ...someVehicle, assistancePhone: '112;ext=7' },
      'assistancePhone',
    ],
    [
      'an endless telephone',
      { ...someVehicle, assistancePhone: '9'.repeat(16) },
      'assistancePhone',
    ],
    ['an endless nickname', { ...someVehicle, nickname: 'a'.repeat(61) }, 'nickname'],
  ])('[9.6] are refused with %s', async (_what, body, field) => {
    const { cookie } = await newOwner();
    const answer = await send('POST', '/api/vehicles', { cookie, body });
    expect(answer).toMatchObject({
      status: 400,
      json: { code: 'INVALID_REQUEST', details: [{ path: field }] },
    });
    expect(await call(cookie, listVehicles)).toEqual([]);
  });

  it.each([
    ['PATCH', { isDefault: true }],
    ['DELETE', undefined],
  ] as const)('answer %s of one that is not there with 404', async (method, body) => {
    const { cookie } = await newOwner();
    const answer = await send(method, '/api/vehicles/999', { cookie, body });
    expect(answer).toMatchObject({ status: 404, json: { code: 'VEHICLE_NOT_FOUND' } });
  });

  it.each([
    ['nothing', {}, ''],
    ['no make', { make: '  ' }, 'make'],
    ['a make that is null', { make: null }, 'make'],
    ['a year after the next', { year: new Date().getFullYear() + 2 }, 'year'],
    ['an impossible VIN', { vin: 'abc' }, 'vin'],
    ['a country that is none', { country: 'XX' }, 'country'],
    ['another owner', { userId: 'luis', nickname: 'Azul' }, 'userId'],
    ['another id', { id: 7 }, 'id'],
  ])('are not changed where the change is %s', async (_what, body, field) => {
    const owner = await newOwner();
    const before = await addVehicle(owner);
    const answer = await send('PATCH', '/api/vehicles/1', { cookie: owner.cookie, body });
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    expect(JSON.stringify(answer.json)).toContain(field);
    expect(await call(owner.cookie, listVehicles)).toEqual([before]);
  });

  it('can only be made default, not stop being it', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    const body = { isDefault: false };
    const answer = await send('PATCH', '/api/vehicles/1', { cookie: owner.cookie, body });
    expect(answer.status).toBe(400);
  });

  it('[7.18] belong to who is signed in, whatever userId the body claims', async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    const vehicle = await addVehicle(ana, { userId: luis.uid });
    const answer = await send('POST', '/api/vehicles', {
      cookie: ana.cookie,
      body: { ...someVehicle, userId: luis.uid },
    });
    expect([vehicle.userId, answer.json]).toEqual([
      ana.uid,
      expect.objectContaining({ userId: ana.uid }),
    ]);
    expect(await call(luis.cookie, listVehicles)).toEqual([]);
  });

  it('show nobody else their engine, country or first registration', async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    await addVehicle(ana, { engine: '1.6 TDI', country: 'ES', firstRegistration: '2021-03' });
    expect(await call(luis.cookie, listVehicles)).toEqual([]);
    expect((await send('GET', '/api/vehicles', {})).status).toBe(401);
    const body = { ...someVehicle, engine: '1.6 TDI' };
    expect((await send('POST', '/api/vehicles', { body })).status).toBe(401);
  });

  it('are changed by nobody else: not signed in 401, of somebody else 404', async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    const before = await addVehicle(ana);
    const body = { nickname: 'Mío' };
    expect((await send('PATCH', '/api/vehicles/1', { body })).status).toBe(401);
    const answer = await send('PATCH', '/api/vehicles/1', { cookie: luis.cookie, body });
    expect(answer.status).toBe(404);
    expect(await call(ana.cookie, listVehicles)).toEqual([before]);
  });
});
