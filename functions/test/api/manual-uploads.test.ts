import { listManuals, manualSchema, openUploadSession, type Manual } from '@contract';
import { call, formWith, send } from './support/client';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';
import { suiteUrl } from './support/suite';
import { until } from './support/until';

const MEGABYTE = 1024 * 1024;
const PDF = 'application/pdf';

/** An owner with one vehicle, number 1. */
async function ownerWithVehicle(): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner);
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
const untilFileIsHere = async (owner: Owner, id: number): Promise<Manual> => {
  const find = async () => (await call(owner.cookie, listManuals)).find((one) => one.id === id);
  const manual = await until(find, (found) => found !== undefined && found.fileSize > 0);
  return manual!;
};

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
