import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addOdometerEntry,
  addService,
  deleteOdometerEntry,
  deleteService,
  deleteVehicle,
  getPlan,
  listDueWork,
  listOdometer,
  listServices,
  updatePlan,
  updatePlanItem,
  updateService,
  type Method,
  type Plan,
} from '@contract';
import { call, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { uploadPrepared } from './support/prepared';

const DEMO = join(__dirname, '../../../local/demo/manual-faro-brisa.pdf');
const TODAY = new Date().toISOString().slice(0, 10);
const params = { id: 1 };
const unsaid = { workshop: null, price: null, notes: null };

describe('the plan of a vehicle', () => {
  let ana: Owner;

  beforeAll(async () => {
    ana = await newOwner();
    await addVehicle(ana, { country: 'ES', firstRegistration: '2021-03' });
    await uploadPrepared(ana, 'manual.pdf', new Uint8Array(readFileSync(DEMO)));
  });

  const plan = (): Promise<Plan> => call(ana.cookie, getPlan, { params });
  const itemOf = async (name: string) => (await plan()).items.find(({ item }) => item === name)!;
  const refused = async (method: Method, path: string, body?: unknown) => {
    const { status, json } = await send(method, path, { cookie: ana.cookie, body });
    return { status, code: (json as { code: string }).code };
  };

  it('says what the manual says, with page and words', async () => {
    const { items, manuals, inspection } = await plan();
    expect(manuals).toMatchObject([{ manualId: 1, isRead: true }]);
    expect(items.length).toBeGreaterThan(20);
    expect(items.find(({ item }) => item === 'Bujías')).toMatchObject({
      action: 'replace',
      every: { km: 90000, months: 72 },
      said: [{ manualId: 1, quotes: [{ page: 25, pageReference: expect.any(String) as string }] }],
    });
    expect(inspection).toMatchObject({ name: 'ITV', state: expect.any(String) as string });
  });

  it('tells by the odometer what is due soon, and by what was done when it is next', async () => {
    const body = { date: TODAY, km: 58000 };
    const entry = await call(ana.cookie, addOdometerEntry, { params, body });
    expect((await call(ana.cookie, listOdometer, { params }))[0]).toEqual(entry);
    const filter = await itemOf('Filtro de combustible');
    // Four years have passed: whether it was done then nobody has said.
    expect(filter.due).toMatchObject({ state: 'unknown', date: '2025-03-15', basis: 'plan' });
    const isVisit = ({ name }: { name: string }) => name === 'Revisión de los 60.000\u00a0km';
    // Nobody has said that the plan was followed.
    expect((await call(ana.cookie, listDueWork)).find(isVisit)).toBeUndefined();
    const followed = { date: TODAY, km: 58000 };
    await call(ana.cookie, updatePlan, { params, body: { followed } });
    expect((await plan()).followed).toEqual(followed);
    expect((await itemOf('Filtro de combustible')).due).toMatchObject({
      ...{ state: 'soon', km: 60000, basis: 'followed' },
    });
    expect((await call(ana.cookie, listDueWork)).find(isVisit)).toMatchObject({
      ...{ vehicleId: 1, works: expect.any(Number) as number, kmLeft: 2000 },
      due: { state: 'soon' },
    });
    await call(ana.cookie, updatePlan, { params, body: { followed: null } });
    const service = { items: [filter.id], what: 'Filtro', date: TODAY, km: 58000, ...unsaid };
    const { id } = await call(ana.cookie, addService, { params, body: service });
    expect((await itemOf('Filtro de combustible')).due).toMatchObject({
      ...{ state: 'later', km: 118000, basis: 'service' },
    });
    const change = { params: { ...params, service: id }, body: { workshop: '=Taller' } };
    expect(await call(ana.cookie, updateService, change)).toMatchObject({ workshop: '=Taller' });
    const csv = await send('GET', '/api/vehicles/1/services.csv', { cookie: ana.cookie });
    expect(csv.text).toContain(`${TODAY};58000;Filtro;'=Taller;;`);
    await call(ana.cookie, deleteService, { params: { ...params, service: id } });
    expect(await call(ana.cookie, listServices, { params })).toEqual([]);
    await call(ana.cookie, deleteOdometerEntry, { params: { ...params, entry: entry.id } });
    expect(await call(ana.cookie, listOdometer, { params })).toEqual([]);
  });

  it('writes the works of a visit down as one service: whole, once, and by its owner alone', async () => {
    const entry = { date: TODAY, km: 58000 };
    const { id: written } = await call(ana.cookie, addOdometerEntry, { params, body: entry });
    await call(ana.cookie, updatePlan, { params, body: { followed: entry } });
    const before = await plan();
    const visit = before.visits!.find(({ id }) => id === '60000km')!;
    expect(visit).toMatchObject({ name: 'Revisión de los 60.000\u00a0km', due: { km: 60000 } });
    expect(visit.items.length).toBeGreaterThan(2);
    const service = { items: visit.items, what: visit.name, date: TODAY, km: 58000, ...unsaid };
    const path = '/api/vehicles/1/services';
    const invalid = { status: 400, code: 'INVALID_REQUEST' };
    const wrong = [...visit.items.slice(1), 'cualquiera'];
    expect(await refused('POST', path, { ...service, items: wrong })).toEqual(invalid);
    const many = Array.from({ length: 200 }, () => visit.items[0]);
    expect(await refused('POST', path, { ...service, items: many })).toEqual(invalid);
    expect((await send('POST', path, { body: service })).status).toBe(401);
    const berta = await newOwner();
    const others = await send('POST', path, { cookie: berta.cookie, body: service });
    expect(others.status).toBe(404);
    expect(await call(ana.cookie, listServices, { params })).toEqual([]);
    const added = await call(ana.cookie, addService, { params, body: service });
    expect(await call(ana.cookie, addService, { params, body: service })).toEqual(added);
    expect(await call(ana.cookie, listServices, { params })).toEqual([added]);
    const { items } = await plan();
    const done = items.filter(({ last }) => last?.km === 58000).map(({ id }) => id);
    expect(done.toSorted()).toEqual(visit.items.toSorted());
    await call(ana.cookie, deleteService, { params: { ...params, service: added.id } });
    await call(ana.cookie, updatePlan, { params, body: { followed: null } });
    await call(ana.cookie, deleteOdometerEntry, { params: { ...params, entry: written } });
  });

  it('keeps which works a visit did not do, as its owner alone says', async () => {
    const [work] = (await plan()).items;
    const said = { notDone: [work!.id] };
    const visit = { items: [], what: 'Revisión', date: TODAY, km: null, ...unsaid };
    const posted = { ...visit, ...said };
    const invalid = { status: 400, code: 'INVALID_REQUEST' };
    expect(await refused('POST', '/api/vehicles/1/services', posted)).toEqual(invalid);
    const { id } = await call(ana.cookie, addService, { params, body: visit });
    const path = `/api/vehicles/1/services/${id}`;
    for (const notDone of [['cualquiera'], work!.id, null, Array(81).fill(work!.id)]) {
      expect(await refused('PATCH', path, { notDone })).toEqual(invalid);
    }
    expect((await send('PATCH', path, { body: said })).status).toBe(401);
    const berta = await newOwner();
    await addVehicle(berta);
    const others = await send('PATCH', path, { cookie: berta.cookie, body: said });
    expect(others.status).toBe(404);
    expect(await call(ana.cookie, listServices, { params })).not.toMatchObject([said]);
    const own = { params: { ...params, service: id } };
    const kept = await call(ana.cookie, updateService, { ...own, body: said });
    expect(kept).toMatchObject({ id, items: [], ...said });
    expect(await call(ana.cookie, listServices, { params })).toMatchObject([said]);
    await call(ana.cookie, deleteService, own);
  });

  it('counts in severe use, and by the owner’s own interval', async () => {
    await call(ana.cookie, updatePlan, { params, body: { isSevere: true } });
    const oil = await itemOf('Aceite y filtro de aceite');
    expect(oil.every).toMatchObject({ km: 7500, months: 6 });
    const item = { params: { ...params, item: oil.id } };
    const own = { km: 10000, months: null };
    await call(ana.cookie, updatePlanItem, { ...item, body: { own, isHidden: true } });
    expect(await itemOf('Aceite y filtro de aceite')).toMatchObject({
      ...{ own, isHidden: true, every: { km: 10000, months: null } },
    });
    await call(ana.cookie, updatePlanItem, { ...item, body: { own: null, isHidden: false } });
    await call(ana.cookie, updatePlan, { params, body: { isSevere: false } });
    expect((await itemOf('Aceite y filtro de aceite')).every).toMatchObject({ km: 15000 });
  });

  it('is a calendar whose events keep their names', async () => {
    const calendar = async () => send('GET', '/api/vehicles/1/plan.ics', { cookie: ana.cookie });
    const { text, headers } = await calendar();
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(text).toContain('DURATION:PT1H');
    const names = (of: string) => of.match(/^UID:.*$/gm) ?? [];
    expect(names(text)).toContain('UID:plan-1-itv@guantera');
    expect(names((await calendar()).text)).toEqual(names(text));
  });

  it('refuses what is no day, no distance, nothing, and an odometer that goes back', async () => {
    const odometer = '/api/vehicles/1/odometer';
    const invalid = { status: 400, code: 'INVALID_REQUEST' };
    expect(await refused('POST', odometer, { date: '2099-01-01', km: 5 })).toEqual(invalid);
    expect(await refused('POST', odometer, { date: TODAY, km: -5 })).toEqual(invalid);
    expect(await refused('POST', odometer, { date: TODAY, km: 1.5 })).toEqual(invalid);
    expect(await refused('PATCH', '/api/vehicles/1/plan', {})).toEqual(invalid);
    const ahead = { followed: { date: '2099-01-01', km: null } };
    expect(await refused('PATCH', '/api/vehicles/1/plan', ahead)).toEqual(invalid);
    expect(await refused('PATCH', '/api/vehicles/1/plan/cualquiera', { isHidden: true })).toEqual(
      invalid,
    );
    const service = { items: ['../x'], what: 'Aceite', date: TODAY };
    expect(await refused('POST', '/api/vehicles/1/services', service)).toEqual(invalid);
    await call(ana.cookie, addOdometerEntry, { params, body: { date: '2025-01-01', km: 40000 } });
    const back = await refused('POST', odometer, { date: TODAY, km: 30000 });
    expect(back).toEqual({ status: 409, code: 'ODOMETER_GOES_BACK' });
    const leap = { date: TODAY, km: 3_000_000 };
    expect(await refused('POST', odometer, leap)).toEqual({
      ...{ status: 409, code: 'ODOMETER_UNLIKELY' },
    });
    expect(await refused('DELETE', `${odometer}/99`)).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(await refused('DELETE', '/api/vehicles/1/services/99')).toMatchObject({ status: 404 });
  });

  it('goes with its vehicle, and is not another one’s', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    await call(owner.cookie, addOdometerEntry, { params, body: { date: TODAY, km: 10 } });
    await call(owner.cookie, deleteVehicle, { params });
    const { status } = await send('GET', '/api/vehicles/1/odometer', { cookie: owner.cookie });
    expect(status).toBe(404);
    await addVehicle(owner);
    expect(await call(owner.cookie, listOdometer, { params: { id: 2 } })).toEqual([]);
    expect(await call(owner.cookie, getPlan, { params: { id: 2 } })).toMatchObject({
      ...{ manuals: [], items: [], inspection: null },
    });
  });
});
