import type { Due } from '@contract';
import { formatDate } from './format';

export const NARROW = '\u00a0';
/** Spanish groups no four digits; figures below each other do. */
export const grouped = new Intl.NumberFormat('es', { useGrouping: 'always' });

/** What stands in a field: nothing where nobody has said it. */
export const figureIn = (figure: number | null | undefined): string =>
  figure === null || figure === undefined ? '' : grouped.format(figure);

export const kmText = (km: number): string => `${grouped.format(Math.round(km))}${NARROW}km`;

const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "2027-03" as "marzo de 2027". */
export const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** The first letter of a name as a title has it. */
export const named = (item: string): string =>
  item.charAt(0).toLocaleUpperCase('es') + item.slice(1);

/** A day as "21 nov 2026", on one line. */
export const dayText = (day: string): string =>
  (formatDate(`${day}T12:00:00`).split(',')[0] ?? day).replaceAll(' ', NARROW);

/** The month of a day: "marzo de 2027". */
export const monthOf = (day: string): string => monthText(day.slice(0, 7));

/** When something is due, no more exact than what that is counted from: how much is driven, a month of registration, a day that was noted. */
export function dateText({ date, by, basis }: Due): string | null {
  if (date === null) return null;
  if (by === 'km') return `hacia ${monthOf(date)}`;
  return basis === 'service' ? `el ${dayText(date)}` : `en ${monthOf(date)}`;
}

/** "hacia febrero de 2027 · 60.000 km", which are one; "en marzo de 2028 o a los 105.000 km", of which the first counts. */
export function limitsText(due: Due): string | null {
  const date = dateText(due);
  if (due.km === null) return date;
  if (date === null) return `a los ${kmText(due.km)}`;
  return due.by === 'km' ? `${date} · ${kmText(due.km)}` : `${date} o a los ${kmText(due.km)}`;
}

/** The same of a visit, whose name may tell the kilometres: "Revisión de los 60.000 km". */
export const visitLimits = ({ name, due }: { name: string; due: Due }): string | null =>
  limitsText(name.endsWith('km') ? { ...due, km: null } : due);
