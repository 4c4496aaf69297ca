import type {
  NewOdometerEntry,
  NewService,
  OdometerEntry,
  PlanItemEdit,
  ServiceEdit,
} from '@contract';
import { MAX_ODOMETER_ENTRIES, MAX_SERVICES } from '@contract';
import { AppError } from '../faults/app-error';
import type { LogbookRecord, ServiceRecord, StoredReceipt } from '../ports/records';
import { checkReading, readingsOf, type Reading } from './readings';

/** Items that an owner changed; more than any two manuals have. */
const MAX_ITEMS = 500;

export const emptyLogbook = (vehicleId: number): LogbookRecord => ({
  ...{ vehicleId, isSevere: false, followed: null, chosen: [], items: {} },
  ...{ odometer: [], services: [], lastId: 0 },
});

const byDate = (one: { date: string; id: number }, other: { date: string; id: number }): number =>
  other.date.localeCompare(one.date) || other.id - one.id;

/** An odometer goes up only: an entry below an older one, or above a newer one, is a slip of the finger. */
function checkGoesUp({ odometer }: LogbookRecord, entry: Reading): void {
  const isBack = odometer.some(
    ({ date, km }) => (date < entry.date && km > entry.km) || (date > entry.date && km < entry.km),
  );
  if (isBack) throw new AppError('ODOMETER_GOES_BACK');
}

/** A second entry of one day takes the first one's place. Fails with ODOMETER_UNLIKELY unless it is confirmed. */
export function withEntry(
  logbook: LogbookRecord,
  { isConfirmed = false, ...entry }: NewOdometerEntry,
): { logbook: LogbookRecord; added: OdometerEntry } {
  checkGoesUp(logbook, entry);
  const others = logbook.odometer.filter(({ date }) => date !== entry.date);
  checkReading(readingsOf({ ...logbook, odometer: others }), entry, isConfirmed);
  if (others.length >= MAX_ODOMETER_ENTRIES) throw new AppError('LOGBOOK_FULL');
  const added = { id: logbook.lastId + 1, ...entry };
  const odometer = [...others, added].toSorted(byDate);
  return { logbook: { ...logbook, odometer, lastId: added.id }, added };
}

export function withoutEntry(logbook: LogbookRecord, id: number): LogbookRecord {
  const odometer = logbook.odometer.filter((entry) => entry.id !== id);
  if (odometer.length === logbook.odometer.length) throw new AppError('NOT_FOUND');
  return { ...logbook, odometer };
}

type Confirmed = { isConfirmed?: boolean | undefined };

/** The kilometres of a service are a reading, too. */
function checkService(
  logbook: LogbookRecord,
  { id, date, km }: { id: number | null; date: string; km: number | null },
  { isConfirmed = false }: Confirmed,
): void {
  if (km === null) return;
  const services = logbook.services.filter((one) => one.id !== id);
  checkReading(readingsOf({ ...logbook, services }), { date, km }, isConfirmed);
}

const allOf = ({ items, what, date, km, workshop, price, notes }: Omit<ServiceRecord, 'id'>) =>
  JSON.stringify([items, what, date, km, workshop, price, notes]);

/**
 * All works of a visit are one service; one that says all that another says is that one, asked for once more. Fails with
 * ODOMETER_UNLIKELY where its kilometres need its owner's word.
 */
export function withService(
  logbook: LogbookRecord,
  { isConfirmed, ...service }: NewService,
): { logbook: LogbookRecord; added: ServiceRecord } {
  const same = logbook.services.find((one) => allOf(one) === allOf({ ...service, receipt: null }));
  if (same) return { logbook, added: same };
  checkService(logbook, { id: null, ...service }, { isConfirmed });
  if (logbook.services.length >= MAX_SERVICES) throw new AppError('LOGBOOK_FULL');
  const added = { id: logbook.lastId + 1, ...service, receipt: null };
  const services = [...logbook.services, added].toSorted(byDate);
  return { logbook: { ...logbook, services, lastId: added.id }, added };
}

/** One of the services. Fails with NOT_FOUND. */
export function serviceOf({ services }: LogbookRecord, id: number): ServiceRecord {
  const service = services.find((one) => one.id === id);
  if (!service) throw new AppError('NOT_FOUND');
  return service;
}

export function withServiceEdit(
  logbook: LogbookRecord,
  id: number,
  { isConfirmed, ...edit }: (ServiceEdit | { receipt: StoredReceipt | null }) & Confirmed,
): { logbook: LogbookRecord; added: ServiceRecord } {
  const added = { ...serviceOf(logbook, id), ...edit };
  const isOfReading = 'km' in edit || 'date' in edit;
  if (isOfReading) checkService(logbook, added, { isConfirmed });
  const services = logbook.services.map((one) => (one.id === id ? added : one)).toSorted(byDate);
  return { logbook: { ...logbook, services }, added };
}

/** What the receipts of one logbook take. */
export const receiptBytesOf = ({ services }: Pick<LogbookRecord, 'services'>): number =>
  services.reduce((sum, { receipt }) => sum + (receipt?.size ?? 0), 0);

export function withoutService(logbook: LogbookRecord, id: number): LogbookRecord {
  const services = logbook.services.filter((service) => service.id !== id);
  if (services.length === logbook.services.length) throw new AppError('NOT_FOUND');
  return { ...logbook, services };
}

/** What an owner says of one item; it outlives readings in which the item is not found. */
export function withItem(logbook: LogbookRecord, id: string, edit: PlanItemEdit): LogbookRecord {
  const before = logbook.items[id] ?? { isHidden: false, own: null };
  const isNew = !(id in logbook.items);
  if (isNew && Object.keys(logbook.items).length >= MAX_ITEMS) throw new AppError('LOGBOOK_FULL');
  return { ...logbook, items: { ...logbook.items, [id]: { ...before, ...edit } } };
}
