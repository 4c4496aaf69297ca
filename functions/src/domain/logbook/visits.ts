import type { Due, PlanItem, Visit } from '@contract';
import { daysBetween, daysOfMonths } from './days';
import { byState, kmOf } from './due';

/**
 * What a workshop takes together: as much before its time as harms no work and no purse. A visit is due when the first of its
 * works is, so nothing is told later than the manual says; a tenth of an interval, and never more than these.
 */
const NEAR_SHARE = 0.1;
const NEAR_DAYS = 30;
const NEAR_KM = 1000;

type Known = {
  perDay: number | null;
  /** Year and month. */
  firstRegistration: string | null;
};

/** A visit with its works; one of a single work is that work. */
export type Group = Omit<Visit, 'items'> & { items: PlanItem[] };

/** Whether an item is a work of this vehicle's that its owner wants to see. */
export const isWork = ({ isHidden, isOfOther, isHabit }: PlanItem): boolean =>
  !isHidden && !isOfOther && !isHabit;

/** Where or when something falls due: the same for all that is said in the same words. */
const markOf = ({ by, km, date }: Due): string => (by === 'km' ? `${km}km` : (date ?? ''));

const byUrgency = ({ due: one }: PlanItem, { due: other }: PlanItem): number =>
  byState(one, other) || (one.km ?? Infinity) - (other.km ?? Infinity);

const leastOf = (most: number, figures: readonly (number | null)[]): number =>
  Math.min(most, ...figures.flatMap((figure) => (figure === null ? [] : NEAR_SHARE * figure)));

/** How much before its time all of these may be done. */
function toleranceOf(items: readonly PlanItem[], { perDay }: Known) {
  const steps = items.map(({ every }) => kmOf(every));
  const times = items.map(({ every }) => (every?.months ? daysOfMonths(every.months) : null));
  const driven = steps.map((km) => (km !== null && perDay ? km / perDay : null));
  return { km: leastOf(NEAR_KM, steps), days: leastOf(NEAR_DAYS, [...times, ...driven]) };
}

/** Works of one mark, what falls due first before the others: never empty. */
type Mark = { due: Due; items: PlanItem[] };

/** By days where both have one, by kilometres where neither has; what has one keeps it. */
function isNear(first: Mark, next: Mark, known: Known): boolean {
  const { km, days } = toleranceOf([...first.items, ...next.items], known);
  const [one, other] = [first.due, next.due];
  if (one.date && other.date) return daysBetween(one.date, other.date) <= days;
  const areUndated = one.date === null && other.date === null;
  return areUndated && one.km !== null && other.km !== null && Math.abs(other.km - one.km) <= km;
}

const grouped = new Intl.NumberFormat('es', { useGrouping: 'always' });
const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Years since the first registration, where a day is told by that and fills them. */
function yearsAt({ date, basis }: Due, { firstRegistration }: Known): number | null {
  if (!firstRegistration || !date || basis === 'service') return null;
  const [monthsThen = 0, monthsNow = 0] = [firstRegistration, date]
    .map((day) => day.split('-').map(Number))
    .map(([years = 0, months = 0]) => years * 12 + months);
  const months = monthsNow - monthsThen;
  return months > 0 && months % 12 === 0 ? months / 12 : null;
}

/** "Revisión de los 60.000 km", "Revisión de los 2 años", "Revisión de febrero de 2027". */
function nameOf(due: Due, known: Known): string {
  if (due.by === 'km' && due.km !== null) {
    return `Revisión de los ${grouped.format(due.km)}\u00a0km`;
  }
  const years = yearsAt(due, known);
  if (years === 1) return 'Revisión del primer año';
  if (years !== null) return `Revisión de los ${years}\u00a0años`;
  return due.date ? `Revisión de ${month.format(new Date(`${due.date}T00:00:00Z`))}` : 'Revisión';
}

/** Those near the first of them are one visit. */
function joined(marks: readonly Mark[], known: Known): Mark[][] {
  const visits: Mark[][] = [];
  for (const next of marks) {
    const visit = visits.find(([first]) => first && isNear(first, next, known));
    if (visit) visit.push(next);
    else visits.push([next]);
  }
  return visits;
}

/** When its first work is; where that is a day, the fewest kilometres of any come before it where more is driven. */
function dueOfAll({ due }: Mark, items: readonly PlanItem[]): Due {
  if (due.by === 'km') return due;
  const km = items.flatMap((item) => item.due.km ?? []);
  return { ...due, km: km.length > 0 ? Math.min(...km) : null };
}

/** It is due when its first work is, and is named by the most that are of one mark. */
function visitOf(marks: readonly Mark[], known: Known): Group[] {
  const [first] = marks;
  const [largest] = marks.toSorted((one, other) => other.items.length - one.items.length);
  if (!first || !largest) return [];
  const items = marks.flatMap((mark) => mark.items);
  const due = dueOfAll(first, items);
  return [{ id: markOf(largest.due), name: nameOf(largest.due, known), due, items }];
}

/** Works by the visits that do them, what falls due first before the others; what nobody knows when is in none. */
export function byVisit(items: readonly PlanItem[], known: Known): Group[] {
  const marks = new Map<string, Mark>();
  for (const item of items.filter(({ due }) => due.state !== 'unknown').toSorted(byUrgency)) {
    const mark = marks.get(markOf(item.due));
    if (mark) mark.items.push(item);
    else marks.set(markOf(item.due), { due: item.due, items: [item] });
  }
  return joined([...marks.values()], known).flatMap((visit) => visitOf(visit, known));
}

/** The visits of a plan that are of several works. */
export const visitsOf = (items: readonly PlanItem[], known: Known): Visit[] =>
  byVisit(items.filter(isWork), known)
    .filter(({ items: { length } }) => length > 1)
    .map((group) => ({ ...group, items: group.items.map(({ id }) => id) }));
