import {
  deleteManual,
  getManualStatus,
  listManualChunks,
  listManuals,
  manualSchema,
  openUploadSession,
  type Manual,
} from '@contract';
import { call, formWith, send } from './support/client';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';
import { suiteUrl } from './support/suite';

const MEGABYTE = 1024 * 1024;
const PDF = 'application/pdf';

/** An owner with one vehicle, number 1. */
async function ownerWithVehicle(): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner, { nickname: 'El rojo' });
  return owner;
}

const openSession = (owner: Owner, id: number, fileSize: number, contentType: string = PDF) =>
  send('POST', `/api/manuals/${id}/upload-session`, {
    cookie: owner.cookie,
    body: { fileSize, contentType },
  });

const upload = (owner: Owner, path: string, form: FormData) =>
  send('POST', path, { cookie: owner.cookie, form });

const txt = (field: string, content = 'Presión de los neumáticos: 2,4 bar.\n') => ({
  field,
  name: 'notas.txt',
  content,
});

const names = async (owner: Owner) =>
  (await call(owner.cookie, listManuals)).map(({ originalFilename }) => originalFilename);

const refused = (status: number, code: string) => ({ status, json: { code } });

/** Asks until the file of a manual has arrived where it is read. */
async function untilFileIsHere(owner: Owner, id: number): Promise<Manual> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const manual = (await call(owner.cookie, listManuals)).find((one) => one.id === id);
    if (manual && manual.fileSize > 0) return manual;
    if (Date.now() > deadline) throw new Error(`No file: ${JSON.stringify(manual)}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

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

describe('an upload session', () => {
  it('takes exactly one file, in pieces, from our pages', async () => {
    const owner = await ownerWithVehicle();
    await addManual(owner, 1, 'notas.txt');
    const content = Buffer.from('Cambia el aceite cada 15.000 km.\n'.repeat(20_000));
    const body = { fileSize: content.length, contentType: 'text/plain' as const };
    const session = await call(owner.cookie, openUploadSession, { params: { id: 1 }, body });
    const put = (from: number, to: number) =>
      fetch(session.uploadUrl, {
        method: 'PUT',
        headers: {
          origin: suiteUrl,
          'content-range': `bytes ${from}-${to - 1}/${content.length}`,
        },
        body: content.subarray(from, to),
      });
    const half = 256 * 1024;
    expect((await put(0, half)).status).toBe(308);
    expect((await put(half, content.length)).status).toBe(200);
    expect((await untilFileIsHere(owner, 1)).fileSize).toBe(content.length);
    const again = await openSession(owner, 1, 10);
    expect(again).toMatchObject(refused(409, 'MANUAL_HAS_FILE'));
  });

  it('can be asked for again while no file has arrived', async () => {
    const owner = await ownerWithVehicle();
    await addManual(owner, 1);
    const urls = [await openSession(owner, 1, 10), await openSession(owner, 1, 10)].map(
      ({ json }) => (json as { uploadUrl: string }).uploadUrl,
    );
    expect(new Set(urls).size).toBe(2);
  });

  it.each([
    ['an empty file', 0, PDF, 422, 'EMPTY_FILE'],
    ['a byte above 50 MB', 50 * MEGABYTE + 1, PDF, 413, 'FILE_TOO_LARGE'],
    ['a negative size', -1, PDF, 400, 'INVALID_REQUEST'],
    ['another type', 10, 'application/zip', 400, 'INVALID_REQUEST'],
  ])('[9.2] is refused for %s', async (_what, size, type, status, code) => {
    const owner = await ownerWithVehicle();
    await addManual(owner, 1);
    expect(await openSession(owner, 1, size, type)).toMatchObject(refused(status, code));
  });

  it('[9.2] is given for exactly 50 MB', async () => {
    const owner = await ownerWithVehicle();
    await addManual(owner, 1);
    expect((await openSession(owner, 1, 50 * MEGABYTE)).status).toBe(200);
  });

  it('needs a manual', async () => {
    const owner = await ownerWithVehicle();
    expect(await openSession(owner, 1, 10)).toMatchObject(refused(404, 'MANUAL_NOT_FOUND'));
  });
});

describe('a form with a file', () => {
  it('[7.29] creates a manual and stores its file', async () => {
    const owner = await ownerWithVehicle();
    const file = { ...txt('manual'), name: 'León año 21.txt' };
    const answer = await upload(owner, '/api/manuals/upload', formWith({ vehicleId: '1' }, file));
    expect(answer.status).toBe(201);
    const manual = manualSchema.parse(answer.json);
    expect(manual).toMatchObject({ originalFilename: 'León año 21.txt', fileSize: 38 });
    expect((await untilFileIsHere(owner, manual.id)).vehicleId).toBe(1);
  });

  it('may name the vehicle after the file', async () => {
    const owner = await ownerWithVehicle();
    const form = formWith({}, txt('manual'));
    form.append('vehicleId', '1');
    expect((await upload(owner, '/api/manuals/upload', form)).status).toBe(201);
  });

  it('[7.19] attaches a manual to a vehicle', async () => {
    const owner = await ownerWithVehicle();
    const answer = await upload(owner, '/api/vehicles/1/manual', formWith({}, txt('manual')));
    expect(answer).toMatchObject({
      status: 201,
      json: { vehicleId: 1, originalFilename: 'notas.txt' },
    });
  });

  const exe = { field: 'manual', name: 'manual.exe', content: 'MZ' };
  const empty = { ...txt('manual'), content: '' };
  const large = { ...txt('manual'), content: new Uint8Array(20 * MEGABYTE + 1) };
  const all = '/api/manuals/upload';
  const attached = '/api/vehicles/1/manual';

  it.each([
    ['another format', all, formWith({ vehicleId: '1' }, exe), 415, 'UNSUPPORTED_FILE_TYPE'],
    ['an empty file', all, formWith({ vehicleId: '1' }, empty), 422, 'EMPTY_FILE'],
    ['no file', all, formWith({ vehicleId: '1' }), 422, 'FILE_MISSING'],
    ['no vehicle', all, formWith({}, txt('manual')), 400, 'INVALID_REQUEST'],
    [
      'a vehicle that is not there',
      all,
      formWith({ vehicleId: '9' }, txt('manual')),
      404,
      'VEHICLE_NOT_FOUND',
    ],
    ['another format', attached, formWith({}, exe), 415, 'UNSUPPORTED_FILE_TYPE'],
    ['a byte above 20 MB', attached, formWith({}, large), 413, 'ATTACHED_FILE_TOO_LARGE'],
    ['the wrong field', attached, formWith({}, txt('file')), 422, 'FILE_MISSING'],
  ])(
    '[9.4] with %s is refused at %s and leaves nothing behind',
    async (_what, path, form, status, code) => {
      const owner = await ownerWithVehicle();
      expect(await upload(owner, path, form)).toMatchObject(refused(status, code));
      expect(await names(owner)).toEqual([]);
    },
  );

  it('above 32 MB is too much for this way', async () => {
    const owner = await ownerWithVehicle();
    const file = { ...txt('manual'), content: new Uint8Array(33 * MEGABYTE) };
    const answer = await upload(owner, all, formWith({ vehicleId: '1' }, file));
    expect(answer.status).toBe(413);
    expect(await names(owner)).toEqual([]);
  });

  it('must be a form', async () => {
    const owner = await ownerWithVehicle();
    const answer = await send('POST', all, { cookie: owner.cookie, body: { vehicleId: 1 } });
    expect(answer).toMatchObject(refused(415, 'UNSUPPORTED_MEDIA_TYPE'));
  });

  it('that is malformed is the caller’s fault', async () => {
    const owner = await ownerWithVehicle();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await send('POST', all, { cookie: owner.cookie, headers, raw: '--x\r\nhello' });
    expect(answer).toMatchObject(refused(400, 'INVALID_REQUEST'));
  });
});
