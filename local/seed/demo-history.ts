import { readFileSync } from 'node:fs';
import {
  addOdometerEntry,
  addService,
  attachReceipt,
  getPlan,
  listServices,
  saveSearch,
  searchManuals,
  type NewService,
  type PlanItem,
} from '../../functions/contract/index';
import { fromRoot } from '../suite/paths';
import { poll, type Caller } from './api-client';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Each did all that the demonstration manual's plan asks for at its kilometres. */
const SERVICES = [
  { what: 'Revisión de los 45.000', daysAgo: 420, km: 45_000, price: 151.9, receipt: null },
  {
    ...{ what: 'Revisión de los 60.000', daysAgo: 45, km: 60_000, price: 176.4 },
    receipt: 'recibo-taller.pdf',
  },
] as const;

const isAskedForAt =
  (km: number) =>
  ({ every, isHabit }: PlanItem): boolean =>
    !isHabit && every?.km != null && km % every.km === 0;

const PATIENCE_MS = 180_000;
const KM_TODAY = 62_000;
const KEPT = '¿Qué capacidad tiene el depósito de combustible?';
const FOLLOW_UP = '¿y la del aceite?';

async function fillLogbook(call: Caller, id: number): Promise<void> {
  const params = { id };
  // A manual can be asked before its plan is found.
  const { items } = await poll(
    () => call(getPlan, { params }),
    ({ manuals }) => manuals.every(({ isRead }) => isRead),
    PATIENCE_MS,
  );
  for (const { what, km, price, receipt, ...service } of SERVICES) {
    const body: NewService = {
      ...{ what, km, price, workshop: 'Taller del Puerto', notes: null },
      date: daysAgo(service.daysAgo),
      items: items.filter(isAskedForAt(km)).map((one) => one.id),
    };
    const added = await call(addService, { params, body });
    if (receipt === null) continue;
    const form = new FormData();
    const content = new Uint8Array(readFileSync(fromRoot(`local/demo/${receipt}`)));
    form.append('receipt', new Blob([content], { type: 'application/pdf' }), receipt);
    await call(attachReceipt, { params: { id, service: added.id }, form });
  }
  await call(addOdometerEntry, { params, body: { date: daysAgo(0), km: KM_TODAY } });
}

async function askBoth(call: Caller, vehicleId: number): Promise<void> {
  const asked = { vehicleId, language: 'es' } as const;
  const { id } = await call(searchManuals, { body: { ...asked, query: KEPT } });
  if (id === null) return;
  await call(saveSearch, { params: { id } });
  await call(searchManuals, { body: { ...asked, query: FOLLOW_UP, followUpOf: id } });
}

/** What an owner of some years would have written down and asked; once. */
export async function seedHistory(call: Caller, vehicleId: number): Promise<void> {
  const services = await call(listServices, { params: { id: vehicleId } });
  if (services.length > 0) return;
  await fillLogbook(call, vehicleId);
  await askBoth(call, vehicleId);
}
