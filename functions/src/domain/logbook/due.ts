import type { Due, Plan, Span } from '@contract';
import { addDays, addMonths, daysBetween, daysOfMonths } from './days';

type Interval = { every: Span | null; first: Span | null; atKm: readonly number[] };
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
/** "Pronto": the same for every work, so that none is told below what is due after it. */
const SOON_DAYS = 90;
/** What most drive in that, where nobody knows how much is driven. */
const SOON_KM = 3000;

export const kmOf = (span: Span | null): number | null =>
  span === null ? null : (span.km ?? (span.miles === null ? null : span.miles * KM_OF_MILE));

const UNKNOWN: Due = { state: 'unknown', date: null, km: null, by: null, basis: 'plan' };

/**
 * The turn of a plan of which nothing is written down: the first until it comes, then the last that has passed. Whether that
 * one was done nobody knows, however long ago it was; to count on as if it had been would hide what is most overdue.
 */
const openTurn = (first: number | null, every: number | null, now: number): number | null =>
  first === null || every === null || now < first
    ? first
    : first + Math.floor((now - first) / every) * every;

/** The same of distances that follow no rule. */
const openMark = (atKm: readonly number[], now: number): number | undefined =>
  atKm.findLast((km) => km <= now) ?? atKm[0];

/** The next turn of a plan that was followed until here. */
function turnAfter(first: number | null, every: number | null, done: number): number | null {
  if (first === null) return null;
  if (done < first) return first;
  return every === null ? null : first + (Math.floor((done - first) / every) + 1) * every;
}

type Turns = { first: number | null; every: number | null };

/** Where nothing is written down of a work: by what its owner says of all of them, if anything. */
const turnOf = ({ first, every }: Turns, now: number, followed: number | null): number | null =>
  followed === null ? openTurn(first, every, now) : turnAfter(first, every, followed);

/** `date` is null where nobody knows how much is driven; `isAssumed`: nobody has said that the work before was done. */
type Limit = { by: 'km' | 'time'; left: number; date: string | null; isAssumed: boolean };
type LimitInKm = Limit & { at: number };

/** As far away as calendars can write. */
const MAX_DAYS = 36_500;
const dayIn = (days: number, today: string): string =>
  addDays(today, Math.max(-MAX_DAYS, Math.min(MAX_DAYS, days)));

function limitInKm({ every, first, atKm }: Interval, last: Last, known: Known): LimitInKm | null {
  const { today: now, perDay } = known.odometer;
  if (now === null) return null;
  const step = kmOf(every);
  const done = last === null ? null : last.km;
  const followed = last === null ? (known.followed?.km ?? null) : null;
  const from = done ?? followed ?? (last === null ? null : now);
  const marked = from === null ? openMark(atKm, now) : atKm.find((km) => km > from);
  const turn =
    last === null
      ? turnOf({ first: kmOf(first) ?? step, every: step }, now, followed)
      : done === null || step === null
        ? null
        : done + step;
  const at = turn ?? marked ?? null;
  if (at === null) return null;
  const isAssumed = last === null && followed === null;
  const left = at - now;
  const date = perDay ? dayIn(left / perDay, known.today) : null;
  return { by: 'km', at, left, date, isAssumed };
}

/** In days from the vehicle's first one, or from when it was done last. */
function limitInTime({ every, first }: Interval, last: Last, known: Known): Limit | null {
  const { firstRegistration, today, followed } = known;
  const months = every?.months ?? null;
  const limitAt = (day: string, isAssumed: boolean): Limit => {
    const left = daysBetween(today, day);
    return { by: 'time', left, date: dayIn(left, today), isAssumed };
  };
  if (last) return months === null ? null : limitAt(addMonths(last.date, months), false);
  const begin = first?.months ?? months;
  if (!firstRegistration || begin === null) return null;
  const from = `${firstRegistration}-15`;
  const ageOn = (day: string): number => daysBetween(from, day) / daysOfMonths(1);
  const turns = { first: begin, every: months };
  const turn = turnOf(turns, ageOn(today), followed && ageOn(followed.date));
  return turn === null ? null : limitAt(addMonths(from, turn), followed === null);
}

/** How near a day is that has not come. */
export const nearnessOf = (date: string, today: string): 'soon' | 'later' =>
  daysBetween(today, date) <= SOON_DAYS ? 'soon' : 'later';

function stateOf({ left, date, isAssumed }: Limit, today: string): Due['state'] {
  // Red is for what somebody knows: of what only the plan says, whether it was done is open.
  if (left <= 0) return isAssumed ? 'unknown' : 'now';
  if (date !== null) return nearnessOf(date, today);
  return left <= SOON_KM ? 'soon' : 'later';
}

const ORDER = ['now', 'unknown', 'soon', 'later'] as const satisfies readonly Due['state'][];
const FAR = '9999';

type WhenDue = Pick<Due, 'state' | 'date'>;
/** What is due first before the others; what has no day behind those of its state that have one. */
export const byState = (one: WhenDue, other: WhenDue): number =>
  ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
  (one.date ?? FAR).localeCompare(other.date ?? FAR);

/**
 * When something is due next, by distance or by time, whichever comes first. Where nothing is written down it counts from
 * the vehicle's first day: `basis` says so. Nothing is due now by that alone: once it was due, it is not known.
 */
export function dueOf(interval: Interval, last: Last, known: Known): Due {
  const basis = last ? 'service' : known.followed ? 'followed' : 'plan';
  const km = limitInKm(interval, last, known);
  const time = limitInTime(interval, last, known);
  const [first] = [km, time]
    .flatMap((limit) => (limit ? [{ ...limit, state: stateOf(limit, known.today) }] : []))
    .toSorted(byState);
  if (!first) return { ...UNKNOWN, basis };
  const { state, date, by } = first;
  // Of what was due it is told by what; the other limit may lie ahead.
  const at = state === 'unknown' && by === 'time' ? null : km;
  return { state, date, km: at ? Math.round(at.at) : null, by, basis };
}
