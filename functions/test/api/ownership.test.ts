import { randomUUID } from 'node:crypto';
import * as contract from '@contract';
import {
  errors,
  addService,
  listManuals,
  listOdometer,
  listSearches,
  listServices,
  listVehicles,
  REQUEST_ID_HEADER,
  searchManuals,
  type Endpoint,
  type ErrorCode,
} from '@contract';
import { hostile } from '../../src/testing/hostile';
import { call, formWith, pathOf, send, type Sent } from './support/client';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';

/** Words that only the first owner's data holds. */
const SECRET = 'Secreto-de-Ana';

/** The request of the first owner's latest question. */
const QUESTION = randomUUID();

/** Ids that the first owner has and the second has not. */
const id = 3;

/** An id that nobody has. */
const NOBODYS = 999;

type Probe = {
  params?: Record<string, unknown>;
  query?: string;
  body?: unknown;
  form?: () => FormData;
  /** The same call for a vehicle that nobody has, where a body names it. */
  absent?: Pick<Probe, 'body' | 'form' | 'params'>;
  /** What the second owner is answered; nothing here means: an answer that holds nothing of the first. */
  refusal?: ErrorCode;
};

const file = (field: string) => ({ field, name: 'notas.txt', content: 'Frenos' });

/** How the second owner reaches for the first one's data, for every endpoint that the contract exports. */
const probes: Record<string, Probe | 'public'> = {
  firebaseLogin: 'public',
  login: 'public',
  register: 'public',
  logout: 'public',
  getHealth: 'public',
  getLegal: 'public',
  getInvitation: 'public',
  reportClientError: 'public',
  sendInvitation: 'public',
  getUser: {},
  updateUser: { body: { displayName: 'Luis' } },
  updateOnboarding: { body: { step: 1 } },
  listVehicles: {},
  listAllVehicles: {},
  getDefaultVehicle: {},
  listDueWork: {},
  createVehicle: { body: { make: 'Ford', model: 'Focus', year: 2019 } },
  updateVehicle: { params: { id }, body: { isDefault: true }, refusal: 'VEHICLE_NOT_FOUND' },
  deleteVehicle: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  getFacts: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  editFact: {
    params: { id },
    body: { action: 'write', id: 'own-fuel', value: 'Gasolina 95', unit: '' },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  getPlan: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  updatePlan: { params: { id }, body: { isSevere: true }, refusal: 'VEHICLE_NOT_FOUND' },
  updatePlanItem: {
    params: { id, item: 'itv' },
    body: { isHidden: true },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  getPlanCalendar: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  listOdometer: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  addOdometerEntry: {
    params: { id },
    body: { date: '2026-01-02', km: 1 },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  deleteOdometerEntry: { params: { id, entry: 1 }, refusal: 'VEHICLE_NOT_FOUND' },
  listServices: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  addService: {
    params: { id },
    body: { date: '2026-01-02', what: 'Aceite', items: [] },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  updateService: { params: { id, service: 1 }, body: { km: 1 }, refusal: 'VEHICLE_NOT_FOUND' },
  deleteService: { params: { id, service: 1 }, refusal: 'VEHICLE_NOT_FOUND' },
  attachReceipt: {
    params: { id, service: 1 },
    form: () => formWith({}, { field: 'receipt', name: 'a.pdf', content: '%PDF-1.7' }),
    refusal: 'VEHICLE_NOT_FOUND',
  },
  openReceipt: { params: { id, service: 1 }, refusal: 'VEHICLE_NOT_FOUND' },
  deleteReceipt: { params: { id, service: 1 }, refusal: 'VEHICLE_NOT_FOUND' },
  getServicesCsv: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  readManualCover: { form: () => formWith({}, file('manual')) },
  uploadVehicleManual: {
    params: { id },
    form: () => formWith({}, file('manual')),
    refusal: 'VEHICLE_NOT_FOUND',
  },
  listEmergencies: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  listSignals: { params: { id }, refusal: 'VEHICLE_NOT_FOUND' },
  getSignal: { params: { id, signal: 'abs' }, refusal: 'VEHICLE_NOT_FOUND' },
  describeSignal: {
    params: { id },
    body: { text: 'lámpara de Aladino' },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  listManuals: {},
  createManual: {
    body: { vehicleId: id, originalFilename: 'a.pdf' },
    absent: { body: { vehicleId: NOBODYS, originalFilename: 'a.pdf' } },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  openUploadSession: {
    params: { id },
    body: { fileSize: 10, contentType: 'application/pdf' },
    refusal: 'MANUAL_NOT_FOUND',
  },
  uploadManual: {
    form: () => formWith({ vehicleId: `${id}` }, file('manual')),
    absent: { form: () => formWith({ vehicleId: `${NOBODYS}` }, file('manual')) },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  uploadManualFile: {
    params: { id },
    form: () => formWith({}, file('file')),
    refusal: 'MANUAL_NOT_FOUND',
  },
  updateManual: {
    params: { id },
    body: { processingMessage: 'mío' },
    refusal: 'MANUAL_NOT_FOUND',
  },
  deleteManual: { params: { id }, refusal: 'MANUAL_NOT_FOUND' },
  listManualChunks: { params: { id }, refusal: 'MANUAL_NOT_FOUND' },
  getManualStatus: { params: { id }, refusal: 'MANUAL_NOT_FOUND' },
  getManualPage: { params: { id, page: 1 }, refusal: 'MANUAL_NOT_FOUND' },
  getPagePicture: { params: { id, page: 1 }, query: '?width=900', refusal: 'MANUAL_NOT_FOUND' },
  getManualContents: { params: { id }, refusal: 'MANUAL_NOT_FOUND' },
  findInManual: { params: { id }, query: '?q=frenos', refusal: 'MANUAL_NOT_FOUND' },
  openOriginal: { params: { id }, refusal: 'MANUAL_NOT_FOUND' },
  searchManuals: {
    body: { query: '¿Presión?', vehicleId: id },
    absent: { body: { query: '¿Presión?', vehicleId: NOBODYS } },
    refusal: 'VEHICLE_NOT_FOUND',
  },
  listSearches: {},
  countSearches: {},
  followSearch: {
    params: { id: QUESTION },
    absent: { params: { id: '00000000-0000-4000-8000-000000000000' } },
    refusal: 'SEARCH_NOT_FOUND',
  },
  getSearch: { params: { id }, refusal: 'SEARCH_NOT_FOUND' },
  saveSearch: { params: { id }, refusal: 'SEARCH_NOT_FOUND' },
  unsaveSearch: { params: { id }, refusal: 'SEARCH_NOT_FOUND' },
  rateSearch: { params: { id }, body: { verdict: 'helpful' }, refusal: 'SEARCH_NOT_FOUND' },
  deleteSearch: { params: { id }, refusal: 'SEARCH_NOT_FOUND' },
  deleteSearches: {},
  getDataExport: {},
  // Before the second owner has an archive, too.
  openDataExport: { refusal: 'EXPORT_NOT_READY' },
  startDataExport: {},
  eraseAccount: { body: { confirmation: 'ELIMINAR' } },
};

type AnyEndpoint = Pick<Endpoint<unknown, unknown, unknown>, 'method' | 'path' | 'status'>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'bodyKind' in value;

const endpoints = new Map<string, AnyEndpoint>();
for (const [name, value] of Object.entries(contract) as [string, unknown][]) {
  if (isEndpoint(value)) endpoints.set(name, value);
}

const reach = (name: string, probe: Probe, sent: Sent) => {
  const { method, path } = endpoints.get(name)!;
  const body = probe.form ? { form: probe.form() } : { body: probe.body };
  return send(method, pathOf(path, probe.params) + (probe.query ?? ''), { ...sent, ...body });
};

/** Everything that the first owner can list. */
const everythingOf = async ({ cookie }: Owner) => [
  await call(cookie, listVehicles),
  await call(cookie, listManuals),
  await call(cookie, listSearches),
  await call(cookie, listServices, { params: { id } }),
  await call(cookie, listOdometer, { params: { id } }),
];

const privateProbes = Object.entries(probes).filter(
  (entry): entry is [string, Probe] => entry[1] !== 'public',
);

describe('every endpoint', () => {
  let ana: Owner;
  let luis: Owner;

  beforeAll(async () => {
    [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    for (let count = 0; count < id; count++) await addVehicle(ana, { nickname: SECRET });
    for (let count = 0; count < id; count++) await addManual(ana, id, `${SECRET}.pdf`);
    const service = { date: '2026-01-02', what: SECRET, items: [] };
    const unsaid = { km: null, workshop: SECRET, price: null, notes: null };
    await call(ana.cookie, addService, { params: { id }, body: { ...service, ...unsaid } });
    const receipt = { field: 'receipt', name: `${SECRET}.pdf`, content: `%PDF-1.7 ${SECRET}` };
    const form = formWith({}, receipt);
    await send('POST', `/api/vehicles/${id}/services/1/receipt`, { cookie: ana.cookie, form });
    const body = { query: SECRET, vehicleId: id, language: 'es' as const };
    for (let count = 1; count < id; count++) await call(ana.cookie, searchManuals, { body });
    const headers = { [REQUEST_ID_HEADER]: QUESTION };
    await send('POST', searchManuals.path, { cookie: ana.cookie, headers, body });
  });

  it('[6.1] is tried here', () => {
    expect([...endpoints.keys()].sort()).toEqual(Object.keys(probes).sort());
  });

  it.each(privateProbes)('[6.2] %s is closed to nobody-signed-in', async (name, probe) => {
    await hostile(
      `${name}, nobody`,
      () => reach(name, probe, {}),
      (answer) => expect(answer).toMatchObject({ status: 401, json: { code: 'NOT_SIGNED_IN' } }),
    );
  });

  it.each(privateProbes)('%s tells and does nothing of another owner', async (name, probe) => {
    const before = await everythingOf(ana);
    // Who erases an account is not there for the endpoints after it.
    const { cookie } = name === 'eraseAccount' ? await newOwner() : luis;
    await hostile(
      `${name}, another owner`,
      () => reach(name, probe, { cookie }),
      (answer) => {
        if (probe.refusal) {
          const { status } = errors[probe.refusal];
          expect(answer).toMatchObject({ status, json: { code: probe.refusal } });
        } else {
          expect(answer.status).toBe(endpoints.get(name)!.status);
        }
        expect(answer.text).not.toContain(SECRET);
        expect(answer.text).not.toContain(ana.uid);
      },
    );
    expect(await everythingOf(ana)).toEqual(before);
  });

  it.each(privateProbes.filter(([, { params, absent }]) => params ?? absent))(
    '%s answers the same for what is another’s and for what is not there',
    async (name, probe) => {
      const params = { ...probe.params, id: NOBODYS };
      const absent = { ...probe, params, ...probe.absent };
      const [anothers, nobodys] = await Promise.all([
        reach(name, probe, { cookie: luis.cookie }),
        reach(name, absent, { cookie: luis.cookie }),
      ]);
      const strip = (json: unknown) => ({ ...(json as object), requestId: '' });
      expect(anothers.status).toBe(nobodys.status);
      expect(strip(anothers.json)).toEqual(strip(nobodys.json));
    },
  );
});
