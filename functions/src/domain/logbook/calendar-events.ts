import type { Plan, PlanItem } from '@contract';
import { byVisit, isWork, type Group } from './visits';

export type CalendarEvent = { uid: string; date: string; title: string; text: string };

/** What is overdue stands where its owner still sees it. */
const notBefore = (today: string, date: string): string => (date < today ? today : date);

const DOMAIN = 'guantera';
const NOT_SAID = 'Contado desde el primer día del vehículo: apunta en Guantera cuándo se hizo.';

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

/** "cambiar bujías": the verb and the thing of "Cambiar: Bujías". */
function phraseOf({ title, item }: PlanItem): string {
  const verb = title?.slice(0, -item.length) ?? '';
  return lowerFirst(
    verb.endsWith(': ') ? `${verb.slice(0, -2)} ${lowerFirst(item)}` : (title ?? item),
  );
}

/** A calendar wants a day, also where it is counted from a month or from how much is driven. */
const ABOUT = 'Fecha aproximada.';

/** What the manual says of a work, and for which versions. */
function saidOf({ said, versions }: PlanItem): string[] {
  const of = versions.length > 0 ? [`Para: ${versions.join(', ')}.`] : [];
  const quotes = said.flatMap(({ quotes: [quote] }) =>
    quote ? [`Tu manual, ${quote.pageReference}: «${quote.text.replace(/\s+/g, ' ')}»`] : [],
  );
  return [...of, ...quotes];
}

function textOf({ due, items }: Group): string {
  const figure = due.km?.toLocaleString('es', { useGrouping: 'always' });
  const at = due.by === 'km' ? `A los ${figure} km.` : `O a los ${figure} km, si llegas antes.`;
  const km = figure ? [at] : [];
  const why = items.some((item) => item.due.basis === 'plan') ? [NOT_SAID] : [];
  const day = due.by === 'time' && due.basis === 'service' ? [] : [ABOUT];
  const works = items.flatMap((item) => [
    ...(items.length > 1 ? [`– ${item.title ?? item.item}`] : []),
    ...saidOf(item),
  ]);
  return [...km, ...day, ...why, ...works].join('\n');
}

/** What is due and has a date, for a calendar: a visit is one event. */
function eventsOf(vehicleId: number, name: string, group: Group, today: string): CalendarEvent[] {
  const { id, due, items } = group;
  const [first] = items;
  if (!first || due.date === null) return [];
  const [key, title] =
    items.length > 1 ? [`visit-${id}`, lowerFirst(group.name)] : [first.id, phraseOf(first)];
  const uid = `plan-${vehicleId}-${key}@${DOMAIN}`;
  const date = notBefore(today, due.date);
  return [{ uid, date, title: `${name}: ${title}`, text: textOf(group) }];
}

/** What is due and has a date, for a calendar; what is overdue, today. An event keeps its name when its date moves. */
export function calendarEvents(
  { id, name, firstRegistration }: { id: number; name: string; firstRegistration: string | null },
  { items, odometer, inspection }: Plan,
  today: string,
): CalendarEvent[] {
  const known = { perDay: odometer.perDay, firstRegistration };
  const events = byVisit(items.filter(isWork), known).flatMap((group) =>
    eventsOf(id, name, group, today),
  );
  if (!inspection) return events;
  return [
    ...events,
    {
      uid: `plan-${id}-itv@${DOMAIN}`,
      date: notBefore(today, `${inspection.month}-01`),
      title: `${name}: ${inspection.name}`,
      text: `Según la norma, no tu manual. ${inspection.rule}`,
    },
  ];
}
