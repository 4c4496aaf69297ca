import type { Plan } from '@contract';
import type { LogbookRecord } from '../ports/records';
import { daysBetween } from './days';
import { MIN_DAYS, MAX_PER_DAY, readingsOf, type Reading } from './readings';

/** How far back readings tell how much somebody drives today. */
const MAX_DAYS = 730;
/** Kilometres of a day: by the readings of the last two years, else since the vehicle's first day. */
function perDayOf(
  readings: readonly Reading[],
  last: Reading,
  firstRegistration: string | null,
): number | null {
  const earlier = readings.filter(({ date, km }) => {
    const days = daysBetween(date, last.date);
    return km <= last.km && days >= MIN_DAYS && days <= MAX_DAYS;
  });
  const from =
    earlier[0] ?? (firstRegistration ? { date: `${firstRegistration}-15`, km: 0 } : null);
  const days = from ? daysBetween(from.date, last.date) : 0;
  if (!from || days < MIN_DAYS) return null;
  const perDay = (last.km - from.km) / days;
  return perDay > MAX_PER_DAY ? null : perDay;
}

/** How far a vehicle has come by today, as its readings tell. */
export function odometerOf(
  logbook: LogbookRecord,
  firstRegistration: string | null,
  today: string,
): Plan['odometer'] {
  const readings = readingsOf(logbook);
  const last = readings.at(-1) ?? null;
  if (!last) return { last: null, today: null, perDay: null };
  const perDay = perDayOf(readings, last, firstRegistration);
  const since = Math.max(0, daysBetween(last.date, today));
  const estimated = Math.round(last.km + (perDay ?? 0) * Math.min(since, MAX_DAYS));
  return { last, today: estimated, perDay: perDay === null ? null : Math.round(perDay * 10) / 10 };
}
