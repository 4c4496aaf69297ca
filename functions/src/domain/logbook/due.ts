import type { Due, Plan, Span } from '@contract';
import { addDays, addMonths, daysBetween, daysOfMonths } from './days';

export type Interval = { every: Span | null; first: Span | null; atKm: readonly number[] };
export type Last = { date: string; km: number | null } | null;
export type Known = {
  odometer: Plan['odometer'];
  /** Year and month. */
  firstRegistration: string | null;
  /** Until when all was done, as its owner says. */
  followed: Last;
  today: string;
};

const KM_OF_MILE = 1.609344;
/** "Pronto": so near, and no more than a share of the interval. */
const SOON_KM = 2000;
const SOON_DAYS = 45;
const SOON_SHARE = 0.25;
/** Of what the plan asked for so lately nobody knows whether it was done, where nothing is written down. */
const LATE_SHARE = 0.1;

export const kmOf = (span: Span | null): number | null =>
  span === null ? null : (span.km ?? (span.miles === null ? null : span.miles * KM_OF_MILE));

const UNKNOWN: Due = { state: 'unknown', date: null, km: null, by: null, basis: 'plan' };

/** The next turn of a plan from its first day, where nothing is written down: the last one if it was just missed. */
function nextTurn(first: number | null, every: number | null, now: number): number | null {
  if (first === null) return null;
  if (every === null) return now <= first * (1 + LATE_SHARE) ? first : null;
  if (now <= first) return first;
  const turns = Math.floor((now - first) / every);
  const last = first + turns * every;
  return now - last <= every * LATE_SHARE ? last : last + every;
}

/** The next turn of a plan that was followed until here. */
function turnAfter(first: number | null, every: number | null, done: number): number | null {
  if (first === null) return null;
  if (done < first) return first;
  return every === null ? null : first + (Math.floor((done - first) / every) + 1) * every;
}

type Turns = { first: number | null; every: number | null };

/** Where nothing is written down of a work: by what its owner says of all of them, else as if the plan had been followed. */
const turnOf = ({ first, every }: Turns, now: number, followed: number | null): number | null =>
  followed === null ? nextTurn(first, every, now) : turnAfter(first, every, followed);

/** `isAssumed`: nobody has said that the work before was done. */
type Limit = { at: number; left: number; soon: number; isAssumed: boolean };

function limitInKm({ every, first, atKm }: Interval, last: Last, known: Known): Limit | null {
  const { today } = known.odometer;
  const step = kmOf(every);
  const now = today ?? 0;
  const done = last === null ? null : last.km;
  const followed = last === null ? (known.followed?.km ?? null) : null;
  const marked = atKm.find((km) => km > (done ?? followed ?? now * (1 - LATE_SHARE / 2)));
  const turn =
    last === null
      ? turnOf({ first: kmOf(first) ?? step, every: step }, now, followed)
      : done === null || step === null
        ? null
        : done + step;
  const at = turn ?? marked ?? null;
  if (at === null) return null;
  const isAssumed = last === null && followed === null;
  return { at, left: at - now, soon: Math.min(SOON_KM, SOON_SHARE * (step ?? at)), isAssumed };
}

/** In days from the vehicle's first one, or from when it was done last. */
function limitInTime({ every, first }: Interval, last: Last, known: Known): Limit | null {
  const { firstRegistration, today, followed } = known;
  const months = every?.months ?? null;
  const soon = (of: number) => Math.min(SOON_DAYS, SOON_SHARE * daysOfMonths(of));
  if (last) {
    if (months === null) return null;
    const left = daysBetween(today, addMonths(last.date, months));
    return { at: left, left, soon: soon(months), isAssumed: false };
  }
  const begin = first?.months ?? months;
  if (!firstRegistration || begin === null) return null;
  const from = `${firstRegistration}-15`;
  const ageOn = (day: string): number => daysBetween(from, day) / daysOfMonths(1);
  const turns = { first: begin, every: months };
  const turn = turnOf(turns, ageOn(today), followed && ageOn(followed.date));
  if (turn === null) return null;
  const left = daysBetween(today, addMonths(from, turn));
  return { at: left, left, soon: soon(months ?? begin), isAssumed: followed === null };
}

const stateOf = ({ left, soon, isAssumed }: Limit): Due['state'] => {
  // Red is for what somebody knows: of what only the plan says, whether it was done is open.
  if (left <= 0) return isAssumed ? 'unknown' : 'now';
  return left <= soon ? 'soon' : 'later';
};

const ORDER = ['now', 'unknown', 'soon', 'later'] as const satisfies readonly Due['state'][];

/**
 * When something is due next, by distance or by time, whichever comes first. Where nothing is written down it counts from
 * the vehicle's first day, as if the plan had been followed: `basis` says so, and nothing is due now by that alone.
 */
export function dueOf(interval: Interval, last: Last, known: Known): Due {
  const { today, odometer } = known;
  const basis = last ? 'service' : known.followed ? 'followed' : 'plan';
  const km = odometer.today === null ? null : limitInKm(interval, last, known);
  const time = limitInTime(interval, last, known);
  if (!km && !time) return { ...UNKNOWN, basis };
  const states = [km, time].flatMap((limit) => (limit ? [stateOf(limit)] : []));
  const state = ORDER.find((one) => states.includes(one)) ?? 'later';
  const dateByKm =
    km && odometer.perDay ? addDays(today, farthest(km.left / odometer.perDay)) : null;
  const dateByTime = time ? addDays(today, farthest(time.left)) : null;
  const dates = [dateByKm, dateByTime].flatMap((date) => date ?? []).toSorted();
  const by = isByKm(km, time, { dateByKm, dateByTime }) ? 'km' : 'time';
  // A day that has passed is none on which it is due.
  const date = state === 'unknown' ? null : (dates[0] ?? null);
  return { state, date, km: km ? Math.round(km.at) : null, by, basis };
}

/** A date that calendars can write. */
const MAX_DAYS = 36_500;
const farthest = (days: number): number => Math.max(-MAX_DAYS, Math.min(MAX_DAYS, days));

function isByKm(
  km: Limit | null,
  time: Limit | null,
  { dateByKm, dateByTime }: { dateByKm: string | null; dateByTime: string | null },
): boolean {
  if (!km || !time) return km !== null;
  if (dateByKm && dateByTime) return dateByKm <= dateByTime;
  return ORDER.indexOf(stateOf(km)) <= ORDER.indexOf(stateOf(time));
}
