import { createHash } from 'node:crypto';
import type { NewOdometerEntry, NewService, PlanEdit, PlanItemEdit, ServiceEdit } from '@contract';
import type { ServedFile } from '../api/mount';
import { AppError } from '../domain/faults/app-error';
import { calendarEvents } from '../domain/logbook/calendar-events';
import { dayOf } from '../domain/logbook/days';
import * as book from '../domain/logbook/logbook';
import { servicesCsv } from '../domain/logbook/services-csv';
import type { LogbookRecord } from '../domain/ports/records';
import { log } from '../logger';
import { deleteReceipt } from '../usecases/delete-receipt';
import { listDueWork } from '../usecases/list-due-work';
import { openReceipt } from '../usecases/open-receipt';
import { vehiclePlan } from '../usecases/vehicle-plan';
import { vehiclePage } from './findings';
import { once } from './once';
import { stores } from './stores';

type Key = { id: number };
type ServiceParams = Key & { service: number };

const keyOf = ({ id, service }: ServiceParams) => ({ vehicleId: id, serviceId: service });

/** A text file for its owner, whose tag tells owners and contents apart. */
const fileOf = (uid: string, contentType: string, text: string): ServedFile => ({
  tag: createHash('sha256').update(`${uid}\n${text}`).digest('hex').slice(0, 32),
  contentType,
  content: () => Promise.resolve(new TextEncoder().encode(text)),
});

/** The plan of a vehicle, and what its owner writes down. */
export const logbook = once(() => {
  const { vehicles, logbooks, receipts } = stores();
  const now = (): Date => new Date();
  const open = openReceipt({ vehicles, logbooks, receipts, now });
  const { deleteService } = deleteReceipt({ vehicles, logbooks, receipts });
  const plan = vehiclePlan({
    findings: vehiclePage().vehicleFindings,
    ...{ vehicles, logbooks, now },
  });
  /** Fails with VEHICLE_NOT_FOUND. */
  const read = async (uid: string, { id }: Key): Promise<LogbookRecord> => {
    const [vehicle, stored] = await Promise.all([vehicles.get(uid, id), logbooks.get(uid, id)]);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    return stored;
  };
  const set = (uid: string, { id }: Key, change: (before: LogbookRecord) => LogbookRecord) =>
    logbooks.change(uid, id, (before) => ({ logbook: change(before), answer: undefined }));
  const add = <Added>(
    uid: string,
    { id }: Key,
    change: (before: LogbookRecord) => { logbook: LogbookRecord; added: Added },
  ): Promise<Added> =>
    logbooks.change(uid, id, (before) => {
      const { logbook: after, added } = change(before);
      return { logbook: after, answer: added };
    });
  return {
    plan: async (uid: string, { id }: Key) => (await plan(uid, id)).plan,
    dueWork: listDueWork({
      ...{ logbooks, plan },
      warn: (event, error) => log.error(event, error),
    }),
    editPlan: (uid: string, key: Key, edit: PlanEdit) =>
      set(uid, key, (before) => ({ ...before, ...edit })),
    editItem: (uid: string, key: Key & { item: string }, edit: PlanItemEdit) =>
      set(uid, key, (before) => book.withItem(before, key.item, edit)),
    odometer: async (uid: string, key: Key) => (await read(uid, key)).odometer,
    addEntry: (uid: string, key: Key, entry: NewOdometerEntry) =>
      add(uid, key, (before) => book.withEntry(before, entry)),
    deleteEntry: (uid: string, key: Key & { entry: number }) =>
      set(uid, key, (before) => book.withoutEntry(before, key.entry)),
    services: async (uid: string, key: Key) => (await read(uid, key)).services,
    addService: (uid: string, key: Key, service: NewService) =>
      add(uid, key, (before) => book.withService(before, service)),
    editService: (uid: string, key: ServiceParams, edit: ServiceEdit) =>
      add(uid, key, (before) => book.withServiceEdit(before, key.service, edit)),
    deleteService: (uid: string, key: ServiceParams) => deleteService(uid, keyOf(key)),
    openReceipt: (uid: string, key: ServiceParams) => open(uid, keyOf(key)),
    servicesFile: async (uid: string, key: Key) =>
      fileOf(uid, 'text/csv; charset=utf-8', servicesCsv((await read(uid, key)).services)),
    calendar: async (uid: string, { id }: Key) => {
      const { vehicle, plan: due } = await plan(uid, id);
      const name = vehicle.nickname ?? `${vehicle.make} ${vehicle.model}`;
      const { calendarFile } = await import('../adapters/calendar');
      const text = calendarFile(calendarEvents({ ...vehicle, name }, due, dayOf(now())));
      return fileOf(uid, 'text/calendar; charset=utf-8', text);
    },
  };
});
