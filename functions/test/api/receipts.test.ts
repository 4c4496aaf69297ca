import {
  addService,
  deleteReceipt,
  deleteService,
  deleteVehicle,
  eraseAccount,
  listManuals,
  listServices,
  MAX_RECEIPT_BYTES,
  openReceipt,
  serviceSchema,
  updateService,
  type Service,
} from '@contract';
import sharp from 'sharp';
import { call, formWith, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { objectsOf, untilNothingKept } from './support/storage';

const params = { id: 1 };
const PDF = '%PDF-1.7 factura del taller';
const unsaid = { km: null, workshop: null, price: null, notes: null };
const aService = { items: [], what: 'Aceite', date: '2026-01-02', ...unsaid };

const photo = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#e33' } })
    .withExif({ IFD0: { Make: 'Camara-Secreta' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('the receipt of a service', () => {
  let ana: Owner;

  beforeEach(async () => {
    ana = await newOwner();
    await addVehicle(ana);
    await call(ana.cookie, addService, { params, body: aService });
  });

  const attach = (content: string | Uint8Array<ArrayBuffer>, name = 'factura.pdf', service = 1) =>
    send('POST', `/api/vehicles/1/services/${service}/receipt`, {
      cookie: ana.cookie,
      form: formWith({}, { field: 'receipt', name, content }),
    });
  const attached = async (content: string | Uint8Array<ArrayBuffer>, name?: string) => {
    const { status, json, text } = await attach(content, name);
    if (status !== 201) throw new Error(text);
    return serviceSchema.parse(json);
  };
  const key = { params: { ...params, service: 1 } };
  const opened = async () => fetch((await call(ana.cookie, openReceipt, key)).url);
  const services = (): Promise<Service[]> => call(ana.cookie, listServices, { params });
  const receipts = async () =>
    (await objectsOf(ana.uid)).filter((name) => name.includes('/receipts/'));

  it('as PDF stays as it is, is told with its service, and is begun by no reader', async () => {
    expect(await attached(PDF)).toMatchObject({
      ...{ id: 1, what: 'Aceite' },
      receipt: { name: 'factura.pdf', contentType: 'application/pdf', size: PDF.length },
    });
    const answer = await opened();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''factura.pdf");
    expect(await answer.text()).toBe(PDF);
    // What is changed of the service keeps it.
    await call(ana.cookie, updateService, { ...key, body: { km: 5 } });
    expect(await services()).toMatchObject([{ km: 5, receipt: { name: 'factura.pdf' } }]);
    expect(await call(ana.cookie, listManuals)).toEqual([]);
    expect(JSON.stringify(await services())).not.toContain('"key"');
  });

  it('as picture is kept upright, without what the camera wrote, in the place of the one before', async () => {
    await attached(PDF);
    const { receipt } = await attached(new Uint8Array(await photo()), 'IMG_1.jpeg');
    expect(receipt).toMatchObject({ name: 'IMG_1.jpg', contentType: 'image/jpeg' });
    const content = Buffer.from(await (await opened()).arrayBuffer());
    expect(content.includes('Camara-Secreta')).toBe(false);
    expect(await sharp(content).metadata()).toMatchObject({ width: 60, height: 90 });
    expect((await sharp(content).metadata()).exif).toBeUndefined();
    expect(await receipts()).toHaveLength(1);
  });

  it.each([
    ['a page that says it is a PDF', '<html>', 'factura.pdf', 415, 'RECEIPT_TYPE'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0', 'foto.heic', 415, 'RECEIPT_IS_HEIC'],
    ['a broken picture', new Uint8Array([0xff, 0xd8, 0xff, 1]), 'a.jpg', 422, 'RECEIPT_DAMAGED'],
    ['nothing', '', 'factura.pdf', 422, 'EMPTY_FILE'],
    [
      'more than 10 MB',
      `%PDF-1.7${'x'.repeat(MAX_RECEIPT_BYTES)}`,
      'a.pdf',
      413,
      'RECEIPT_TOO_LARGE',
    ],
  ])('is refused as %s, and nothing is stored', async (_what, content, name, status, code) => {
    expect(await attach(content, name)).toMatchObject({ status, json: { code } });
    expect(await receipts()).toEqual([]);
    expect(await services()).toMatchObject([{ receipt: null }]);
  });

  it('is refused under another name, as JSON, and of a service that is not there', async () => {
    const path = '/api/vehicles/1/services/1/receipt';
    const form = formWith({}, { field: 'file', name: 'a.pdf', content: PDF });
    const missing = await send('POST', path, { cookie: ana.cookie, form });
    expect(missing).toMatchObject({ status: 422, json: { code: 'FILE_MISSING' } });
    expect(await send('POST', path, { cookie: ana.cookie, body: {} })).toMatchObject({
      status: 415,
    });
    expect(await attach(PDF, 'a.pdf', 99)).toMatchObject({
      ...{ status: 404, json: { code: 'NOT_FOUND' } },
    });
    const none = { status: 404, json: { code: 'RECEIPT_NOT_FOUND' } };
    expect(await send('DELETE', path, { cookie: ana.cookie })).toMatchObject(none);
    expect(await send('POST', `${path}/link`, { cookie: ana.cookie })).toMatchObject(none);
  });

  it('goes by itself, with its service, with its vehicle and with the account', async () => {
    await attached(PDF);
    await call(ana.cookie, deleteReceipt, key);
    expect([await receipts(), (await services())[0]?.receipt]).toEqual([[], null]);
    await attached(PDF);
    await call(ana.cookie, deleteService, key);
    expect([await receipts(), await services()]).toEqual([[], []]);
    await call(ana.cookie, addService, { params, body: aService });
    expect((await attach(PDF, 'a.pdf', 2)).status).toBe(201);
    await call(ana.cookie, deleteVehicle, { params });
    expect(await receipts()).toEqual([]);
    await addVehicle(ana);
    await call(ana.cookie, addService, { params: { id: 2 }, body: aService });
    const form = formWith({}, { field: 'receipt', name: 'a.pdf', content: PDF });
    await send('POST', '/api/vehicles/2/services/1/receipt', { cookie: ana.cookie, form });
    expect(await receipts()).toHaveLength(1);
    await call(ana.cookie, eraseAccount, { body: { confirmation: 'ELIMINAR' } });
    expect(await untilNothingKept(ana.uid)).toEqual([]);
  });
});
