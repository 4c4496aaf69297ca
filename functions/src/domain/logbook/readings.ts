import { AppError } from '../faults/app-error';
import type { LogbookRecord } from '../ports/records';
import { daysBetween } from './days';

/** What an odometer showed on a day. */
export type Reading = { date: string; km: number };

/** Two readings that are nearer do not tell how much somebody drives. */
export const MIN_DAYS = 14;
/** Nobody drives more, day by day. */
export const MAX_PER_DAY = 1500;
/** So many times as fast as before, over so much, is a slip of the finger. */
const MAX_TIMES_AS_FAST = 8;
const FREE_KM = 10_000;
/** A reading this near tells what the odometer showed on a day. */
const NEAR_DAYS = 120;

/** All readings, those of services among them, the oldest first. */
export function readingsOf({
  odometer,
  services,
}: Pick<LogbookRecord, 'odometer' | 'services'>): Reading[] {
  const done = services.flatMap(({ date, km }) => (km === null ? [] : [{ date, km }]));
  return [...odometer.map(({ date, km }) => ({ date, km })), ...done].toSorted(
    (one, other) => one.date.localeCompare(other.date) || one.km - other.km,
  );
}

const paceOf = (from: Reading, to: Reading): number =>
  (to.km - from.km) / Math.max(1, daysBetween(from.date, to.date));

/** Kilometres a day before a reading, where two readings tell. */
function usualPace(before: readonly Reading[]): number | null {
  const [first] = before;
  const last = before.at(-1);
  if (!first || !last || daysBetween(first.date, last.date) < MIN_DAYS) return null;
  return paceOf(first, last);
}

/** Whether a reading goes against those that are there, or leaps ahead of them as nobody drives. */
function isUnlikely(readings: readonly Reading[], reading: Reading): boolean {
  const before = readings.filter(({ date }) => date < reading.date);
  const after = readings.filter(({ date }) => date > reading.date);
  if (before.some(({ km }) => km > reading.km)) return true;
  if (after.some(({ km }) => km < reading.km)) return true;
  const last = before.at(-1);
  if (!last || reading.km - last.km <= FREE_KM) return false;
  const pace = paceOf(last, reading);
  const usual = usualPace(before);
  return pace > MAX_PER_DAY || (usual !== null && usual > 0 && pace > usual * MAX_TIMES_AS_FAST);
}

/** Fails with ODOMETER_UNLIKELY where a reading needs its owner's word; `isConfirmed`: it has that. */
export function checkReading(
  readings: readonly Reading[],
  reading: Reading,
  isConfirmed: boolean,
): void {
  if (!isConfirmed && isUnlikely(readings, reading)) throw new AppError('ODOMETER_UNLIKELY');
}

/** What the odometer showed on a day, by the reading next to it; null where none is near. */
export function kmOn(day: string, readings: readonly Reading[]): number | null {
  const distanceOf = ({ date }: Reading) => Math.abs(daysBetween(date, day));
  const [nearest] = readings.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return nearest && distanceOf(nearest) <= NEAR_DAYS ? nearest.km : null;
}
