import {
  addService,
  exportPath,
  getDataExport,
  listManuals,
  openDataExport,
  searchManuals,
  startDataExport,
  userPath,
} from '@contract';
import { strFromU8, unzipSync } from 'fflate';
import { call, formWith, send } from './support/client';
import { openDatabase } from './support/firestore';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';
import { objectsOf } from './support/storage';
import { sweepAccounts } from './support/sweep';
import { until } from './support/until';

const db = openDatabase();

const TEXT = 'Aceite del motor\n\nCambia el aceite cada 15.000 kilómetros.\n';

/** Somebody with a vehicle, a service with its receipt, a manual, one that has no file, and a question. */
async function ownerWithData(nickname: string): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner, { nickname });
  const unsaid = { km: null, workshop: null, price: null, notes: null };
  const service = { items: [], what: 'Aceite', date: '2026-01-02', ...unsaid };
  await call(owner.cookie, addService, { params: { id: 1 }, body: service });
  const receipt = { field: 'receipt', name: 'taller.pdf', content: `%PDF-1.7 ${nickname}` };
  await send('POST', '/api/vehicles/1/services/1/receipt', {
    ...{ cookie: owner.cookie, form: formWith({}, receipt) },
  });
  const file = { field: 'manual', name: `${nickname}.txt`, content: nickname + TEXT };
  const form = formWith({ vehicleId: '1' }, file);
  await send('POST', '/api/manuals/upload', { cookie: owner.cookie, form });
  await until(
    () => call(owner.cookie, listManuals),
    ([manual]) => manual?.status === 'completed',
  );
  await addManual(owner, 1, 'pendiente.pdf');
  const body = { query: `¿Aceite de ${nickname}?`, vehicleId: 1, language: 'es' as const };
  await call(owner.cookie, searchManuals, { body });
  const silent = { ...body, query: `¿Cuándo pasa la ITV ${nickname}?` };
  await call(owner.cookie, searchManuals, { body: silent });
  return owner;
}

const stateOf = ({ cookie }: Owner) => call(cookie, getDataExport);

async function exported(owner: Owner): Promise<void> {
  await call(owner.cookie, startDataExport);
  await until(
    () => stateOf(owner),
    (state) => state?.status === 'ready',
  );
}

const linkOf = async ({ cookie }: Owner) => (await call(cookie, openDataExport)).url;

const exportsOf = async ({ uid }: Owner) =>
  (await objectsOf(uid)).filter((name) => name.includes('/exports/'));

describe('an archive of an owner’s data', () => {
  it('holds everything of its owner and nothing of another, and comes as an attachment', async () => {
    const [ana] = await Promise.all([ownerWithData('Coche-de-Ana'), ownerWithData('Otro-coche')]);
    expect(await stateOf(ana)).toBeNull();
    await exported(ana);
    const response = await fetch(await linkOf(ana));
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="guantera-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const archive = new Uint8Array(await response.arrayBuffer());
    expect((await stateOf(ana))?.size).toBe(archive.length);
    const files = unzipSync(archive);
    const json = (name: string) => JSON.parse(strFromU8(files[name]!)) as unknown;
    expect(Object.keys(files).sort()).toEqual([
      'LEEME.txt',
      'busquedas.json',
      'ficha.json',
      'mantenimiento.json',
      'manuales.json',
      'manuales/1-Coche-de-Ana.txt',
      'perfil.json',
      'recibos/1-1-taller.pdf',
      'vehiculos.json',
    ]);
    expect(json('perfil.json')).toMatchObject({ id: ana.uid, email: ana.email });
    expect(json('vehiculos.json')).toMatchObject([{ nickname: 'Coche-de-Ana' }]);
    expect(json('manuales.json')).toMatchObject([
      { id: 2, status: 'pending', archivo: null },
      { id: 1, status: 'completed', archivo: 'manuales/1-Coche-de-Ana.txt' },
    ]);
    expect(json('busquedas.json')).toMatchObject([
      { query: '¿Aceite de Coche-de-Ana?' },
      { query: '¿Cuándo pasa la ITV Coche-de-Ana?', beyond: { topic: 'inspection' } },
    ]);
    expect(json('mantenimiento.json')).toMatchObject([
      { services: [{ what: 'Aceite', receipt: { archivo: 'recibos/1-1-taller.pdf' } }] },
    ]);
    expect(strFromU8(files['recibos/1-1-taller.pdf']!)).toBe('%PDF-1.7 Coche-de-Ana');
    expect(strFromU8(files['manuales/1-Coche-de-Ana.txt']!)).toBe(`Coche-de-Ana${TEXT}`);
    for (const content of Object.values(files)) {
      expect(strFromU8(content)).not.toContain('Otro-coche');
    }
  });

  it('is one, however often it is asked for at once', async () => {
    const owner = await newOwner();
    await exported(owner);
    const lease = { holder: 'worker', expiresAt: new Date(Date.now() + 60_000) };
    await db.doc(exportPath(owner.uid)).update({ status: 'running', lease, progress: 40 });
    const running = await stateOf(owner);
    const states = await Promise.all([1, 2, 3].map(() => call(owner.cookie, startDataExport)));
    for (const state of states) expect(state).toEqual(running);
    await db.doc(exportPath(owner.uid)).update({ status: 'ready', lease: null });
    await Promise.all([1, 2, 3].map(() => call(owner.cookie, startDataExport)));
    await until(
      () => stateOf(owner),
      (state) => state?.status === 'ready',
    );
    expect(await exportsOf(owner)).toHaveLength(1);
  });

  it('is gone with its address when its day is over', async () => {
    const owner = await newOwner();
    await exported(owner);
    const url = await linkOf(owner);
    expect((await fetch(url)).status).toBe(200);
    await db.doc(exportPath(owner.uid)).update({ dueAt: new Date(Date.now() - 1) });
    expect(await send('POST', openDataExport.path, { cookie: owner.cookie })).toMatchObject({
      status: 409,
      json: { code: 'EXPORT_NOT_READY' },
    });
    await sweepAccounts();
    expect(await stateOf(owner)).toBeNull();
    expect(await exportsOf(owner)).toEqual([]);
    expect((await fetch(url)).ok).toBe(false);
  });

  it('is made by the sweep when its task was lost', async () => {
    const owner = await newOwner();
    await exported(owner);
    await db.doc(exportPath(owner.uid)).update({
      status: 'running',
      lease: { holder: 'dead', expiresAt: new Date(0) },
      dueAt: new Date(0),
    });
    await sweepAccounts();
    await until(
      () => stateOf(owner),
      (state) => state?.status === 'ready',
    );
  });

  it('is refused after five in a day', async () => {
    const owner = await newOwner();
    await exported(owner);
    const requests = Array.from({ length: 5 }, () => new Date());
    await db.doc(exportPath(owner.uid)).update({ requests });
    expect(await send('POST', startDataExport.path, { cookie: owner.cookie })).toMatchObject({
      status: 429,
      json: { code: 'EXPORT_LIMIT' },
    });
  });

  it('holds every question, also where they fill many pages', async () => {
    const owner = await ownerWithData('Viejo');
    const searches = db.collection(`${userPath(owner.uid)}/searches`);
    const question = (await searches.doc('1').get()).data()!;
    const batch = db.batch();
    for (let id = 2; id <= 250; id++) batch.set(searches.doc(String(id)), { ...question, id });
    await batch.commit();
    await exported(owner);
    const archive = await (await fetch(await linkOf(owner))).arrayBuffer();
    const listed = unzipSync(new Uint8Array(archive))['busquedas.json']!;
    const ids = (JSON.parse(strFromU8(listed)) as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  });
});
