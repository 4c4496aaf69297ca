import { collections, deleteManual, listManuals, listVehicles, userPath } from '@contract';
import { call, formWith, send } from './support/client';
import { openDatabase } from './support/firestore';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';
import { objectsOf, untilNothingKept } from './support/storage';

const db = openDatabase();
const AT_ONCE = [1, 2, 3];

async function ownerWith(vehicles: number, manuals: number): Promise<Owner> {
  const owner = await newOwner();
  for (let count = 0; count < vehicles; count++) await addVehicle(owner);
  for (let count = 0; count < manuals; count++) await addManual(owner, 1, 'notas.txt');
  return owner;
}

const file = (field: string) =>
  formWith({}, { field, name: 'notas.txt', content: 'Presión de los neumáticos: 2,4 bar.\n' });

/** Leaves a manual as a deletion does that broke off in the middle. */
const breakOff = ({ uid }: Owner, id: number) =>
  db.doc(`${userPath(uid)}/${collections.manuals}/${id}`).update({ status: 'deleted' });

describe('deleting', () => {
  it.each([
    ['a manual', '/api/manuals/1', 'MANUAL_NOT_FOUND'],
    ['a vehicle with its manuals', '/api/vehicles/1', 'VEHICLE_NOT_FOUND'],
    ['a question', '/api/search/history/1', 'SEARCH_NOT_FOUND'],
  ])('%s at once is done once, and the others find it gone', async (_what, path, code) => {
    const owner = await ownerWith(1, 2);
    const { cookie } = owner;
    const sent = await send('POST', '/api/manuals/1/upload', { cookie, form: file('file') });
    expect(sent.status).toBe(200);
    await send('POST', '/api/search', {
      cookie,
      body: { query: '¿Presión?', vehicleId: 1, language: 'es' },
    });
    const answers = await Promise.all(AT_ONCE.map(() => send('DELETE', path, { cookie })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    for (const { status, json } of answers)
      if (status === 404) expect(json).toMatchObject({ code });
    expect(await send('DELETE', path, { cookie })).toMatchObject({ status: 404, json: { code } });
  });

  it('leaves nothing of a vehicle’s manuals in the bucket, also of a file that is being read', async () => {
    const owner = await ownerWith(1, 1);
    const { cookie, uid } = owner;
    await send('POST', '/api/manuals/1/upload', { cookie, form: file('file') });
    expect((await send('DELETE', '/api/vehicles/1', { cookie })).status).toBe(204);
    await untilNothingKept(uid);
    expect(await call(cookie, listManuals)).toEqual([]);
  });

  it('a vehicle leaves a manual alone that was moved to another one in time', async () => {
    const owner = await ownerWith(2, 1);
    const { cookie } = owner;
    const [moved, deleted] = await Promise.all([
      send('PUT', '/api/manuals/1', { cookie, body: { vehicleId: 2 } }),
      send('DELETE', '/api/vehicles/1', { cookie }),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 404, 409]).toContain(moved.status);
    const left = (await call(cookie, listManuals)).map(({ id, vehicleId }) => [id, vehicleId]);
    expect(left).toEqual(moved.status === 200 ? [[1, 2]] : []);
    expect((await call(cookie, listVehicles)).map(({ id }) => id)).toEqual([2]);
  });
});

describe('a manual that is being deleted', () => {
  it('is not changed, read again or given a file: each is refused with 409', async () => {
    const owner = await ownerWith(2, 1);
    const { cookie } = owner;
    await breakOff(owner, 1);
    const edits = [{ vehicleId: 2 }, { status: 'processing' }, { processingMessage: 'mío' }];
    const answers = await Promise.all([
      ...edits.map((body) => send('PUT', '/api/manuals/1', { cookie, body })),
      send('POST', '/api/manuals/1/upload-session', {
        cookie,
        body: { fileSize: 10, contentType: 'text/plain' },
      }),
      send('POST', '/api/manuals/1/upload', { cookie, form: file('file') }),
    ]);
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([
        409,
        expect.objectContaining({
          code: 'MANUAL_BEING_DELETED',
          error: 'El manual se está eliminando y ya no se puede cambiar.',
        }),
      ]);
    }
    expect(await objectsOf(owner.uid)).toEqual([]);
  });

  it('is shown as such, without passages, and is gone when its deletion is asked for again', async () => {
    const owner = await ownerWith(1, 1);
    const { cookie } = owner;
    await breakOff(owner, 1);
    const status = await send('GET', '/api/manuals/1/status', { cookie });
    expect(status).toMatchObject({ status: 200, json: { status: 'deleted', isAskable: false } });
    const chunks = await send('GET', '/api/manuals/1/chunks', { cookie });
    expect([chunks.status, chunks.json]).toEqual([200, []]);
    await call(cookie, deleteManual, { params: { id: 1 } });
    expect(await call(cookie, listManuals)).toEqual([]);
  });
});
