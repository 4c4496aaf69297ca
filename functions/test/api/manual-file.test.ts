import { errors, listManuals } from '@contract';
import { call, formWith, send } from './support/client';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';

const PATH = '/api/manuals/1/upload';

const formFor = (vehicleId: string): FormData =>
  formWith({ vehicleId }, { field: 'file', name: 'notas.txt', content: 'Presión: 2,4 bar.\n' });

/** An owner whose manual 1, of vehicle 1, waits for its file; there is a vehicle 2 besides. */
async function ownerWithManual(): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner, { nickname: 'El rojo' });
  await addVehicle(owner, { model: 'Ibiza' });
  await addManual(owner, 1, 'notas.txt');
  return owner;
}

describe('the file of a manual', () => {
  it('[7.31] is stored where the manual was created before, once', async () => {
    const { cookie } = await ownerWithManual();
    const first = await send('POST', PATH, { cookie, form: formFor('1') });
    expect(first).toMatchObject({ status: 200, json: { id: 1, fileSize: 19 } });
    const again = await send('POST', PATH, { cookie, form: formFor('1') });
    expect(again).toMatchObject({ status: 409, json: { code: 'MANUAL_HAS_FILE' } });
  });

  it.each([
    ['another vehicle of the same owner', '2', 'MANUAL_OF_ANOTHER_VEHICLE'],
    ['a vehicle that is not there', '9', 'MANUAL_OF_ANOTHER_VEHICLE'],
    ['what is no vehicle', 'uno', 'INVALID_REQUEST'],
  ] as const)(
    '[7.31] is refused for %s, and goes on being awaited',
    async (_what, vehicleId, code) => {
      const owner = await ownerWithManual();
      const before = await call(owner.cookie, listManuals);
      const sent = { cookie: owner.cookie, form: formFor(vehicleId) };
      const { status, sentence } = errors[code];
      expect(await send('POST', PATH, sent)).toMatchObject({
        status,
        json: { code, error: sentence, message: sentence },
      });
      expect(await call(owner.cookie, listManuals)).toEqual(before);
      const right = { cookie: owner.cookie, form: formFor('1') };
      expect(await send('POST', PATH, right)).toMatchObject({
        status: 200,
        json: { vehicleId: 1 },
      });
    },
  );

  it('[7.31] is refused alike for whatever vehicle a stranger or nobody names', async () => {
    await ownerWithManual();
    const stranger = await newOwner();
    for (const vehicleId of ['1', '2']) {
      const theirs = { cookie: stranger.cookie, form: formFor(vehicleId) };
      expect(await send('POST', PATH, theirs)).toMatchObject({
        status: 404,
        json: { code: 'MANUAL_NOT_FOUND' },
      });
      expect(await send('POST', PATH, { form: formFor(vehicleId) })).toMatchObject({
        status: 401,
        json: { code: 'NOT_SIGNED_IN' },
      });
    }
  });
});
