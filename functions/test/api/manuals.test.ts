import { deleteManual, getManualStatus, listManualChunks, listManuals } from '@contract';
import { call, send } from './support/client';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';

/** An owner with one vehicle, number 1. */
async function ownerWithVehicle(): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner, { nickname: 'El rojo' });
  return owner;
}

const names = async (owner: Owner) =>
  (await call(owner.cookie, listManuals)).map(({ originalFilename }) => originalFilename);

const refused = (status: number, code: string) => ({ status, json: { code } });

describe('a manual', () => {
  it('[3.7, 4.26, 7.25, 7.27, 7.37] is created as pending, with its vehicle, under a clean name', async () => {
    const owner = await ownerWithVehicle();
    const manual = await addManual(owner, 1, '../Manual del\u202e León.pdf');
    expect(manual).toMatchObject({
      id: 1,
      vehicleId: 1,
      vehicle: { make: 'SEAT', model: 'León', year: 2021, nickname: 'El rojo' },
      originalFilename: 'Manual del León.pdf',
      status: 'pending',
      fileSize: 0,
      processingProgress: 0,
      progress: 0,
      isAskable: false,
      lastQueriedAt: null,
    });
    expect(await call(owner.cookie, listManuals)).toEqual([manual]);
    const status = await call(owner.cookie, getManualStatus, { params: { id: 1 } });
    expect(status).toMatchObject({ id: 1, status: 'pending', isAskable: false });
    expect(await call(owner.cookie, listManualChunks, { params: { id: 1 } })).toEqual([]);
  });

  it.each([
    [
      'another format',
      { vehicleId: 1, originalFilename: 'manual.exe' },
      415,
      'UNSUPPORTED_FILE_TYPE',
    ],
    ['no name', { vehicleId: 1, originalFilename: ' ' }, 400, 'INVALID_REQUEST'],
    ['no vehicle', { originalFilename: 'a.pdf' }, 400, 'INVALID_REQUEST'],
    [
      'a vehicle that is not there',
      { vehicleId: 9, originalFilename: 'a.pdf' },
      404,
      'VEHICLE_NOT_FOUND',
    ],
    [
      'another status',
      { vehicleId: 1, originalFilename: 'a.pdf', status: 'ready' },
      400,
      'INVALID_REQUEST',
    ],
  ])('is refused with %s', async (_what, body, status, code) => {
    const owner = await ownerWithVehicle();
    const answer = await send('POST', '/api/manuals', { cookie: owner.cookie, body });
    expect(answer).toMatchObject(refused(status, code));
    expect(await names(owner)).toEqual([]);
  });

  it('[7.35] is deleted, and then gone', async () => {
    const owner = await ownerWithVehicle();
    await addManual(owner, 1);
    await call(owner.cookie, deleteManual, { params: { id: 1 } });
    expect(await names(owner)).toEqual([]);
    const again = await send('DELETE', '/api/manuals/1', { cookie: owner.cookie });
    expect(again).toMatchObject(refused(404, 'MANUAL_NOT_FOUND'));
    expect((await addManual(owner, 1)).id).toBe(2);
  });
});

describe('editing a manual', () => {
  const edit = (owner: Owner, body: unknown) =>
    send('PUT', '/api/manuals/1', { cookie: owner.cookie, body });

  it('[7.33] moves it to another vehicle and changes its message', async () => {
    const owner = await ownerWithVehicle();
    await addVehicle(owner, { model: 'Ibiza' });
    await addManual(owner, 1);
    const answer = await edit(owner, {
      vehicleId: 2,
      status: 'pending',
      processingMessage: 'Aviso',
    });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        vehicleId: 2,
        vehicle: { model: 'Ibiza' },
        processingMessage: 'Aviso',
        status: 'pending',
      },
    });
  });

  it.each([
    ['nothing', {}, 400, 'INVALID_REQUEST'],
    [
      'a vehicle together with a status that cannot be',
      { vehicleId: 1, status: 'completed', processingMessage: 'Aviso' },
      409,
      'STATUS_NOT_ALLOWED',
    ],
    ['an unknown status', { status: 'done' }, 400, 'INVALID_REQUEST'],
    ['a vehicle that is not there', { vehicleId: 9 }, 404, 'VEHICLE_NOT_FOUND'],
    ['reading what has no file', { status: 'processing' }, 409, 'MANUAL_HAS_NO_FILE'],
    ['being read without being it', { status: 'completed' }, 409, 'STATUS_NOT_ALLOWED'],
    ['a failure that was none', { status: 'error' }, 409, 'STATUS_NOT_ALLOWED'],
    ['deletion by another door', { status: 'deleted' }, 409, 'STATUS_NOT_ALLOWED'],
  ])('refuses %s', async (_what, body, status, code) => {
    const owner = await ownerWithVehicle();
    const before = await addManual(owner, 1);
    expect(await edit(owner, body)).toMatchObject(refused(status, code));
    expect(await call(owner.cookie, listManuals)).toEqual([before]);
  });
});
