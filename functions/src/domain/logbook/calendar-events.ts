import type { Plan, PlanItem } from '@contract';

export type CalendarEvent = { uid: string; date: string; title: string; text: string };

/** What is overdue stands where its owner still sees it. */
const notBefore = (today: string, date: string): string => (date < today ? today : date);

const DOES = { replace: 'Cambiar', inspect: 'Revisar', other: 'Mantenimiento' } as const;
const DOMAIN = 'guantera';

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

function textOf({ due, said, versions }: PlanItem): string {
  const km = due.km === null ? [] : [`A los ${due.km.toLocaleString('es')} km.`];
  const why =
    due.basis === 'plan'
      ? ['Contado desde el primer día del vehículo: apunta en Guantera cuándo se hizo.']
      : [];
  const of = versions.length > 0 ? [`Para: ${versions.join(', ')}.`] : [];
  const quotes = said.flatMap(({ quotes: [quote] }) =>
    quote ? [`Tu manual, ${quote.pageReference}: «${quote.text.replace(/\s+/g, ' ')}»`] : [],
  );
  return [...km, ...why, ...of, ...quotes].join('\n');
}

/** What is due and has a date, for a calendar; what is overdue, today. An event keeps its name when its date moves. */
export function calendarEvents(
  vehicleId: number,
  name: string,
  plan: Plan,
  today: string,
): CalendarEvent[] {
  const uid = (id: string) => `plan-${vehicleId}-${id}@${DOMAIN}`;
  const events = plan.items.flatMap((item): CalendarEvent[] => {
    const { id, action, isHidden, isOfOther, isHabit, due } = item;
    if (isHidden || isOfOther || isHabit || due.date === null) return [];
    const title = `${name}: ${DOES[action].toLocaleLowerCase('es')} ${lowerFirst(item.item)}`;
    return [{ uid: uid(id), date: notBefore(today, due.date), title, text: textOf(item) }];
  });
  const { inspection } = plan;
  if (!inspection) return events;
  return [
    ...events,
    {
      uid: uid('itv'),
      date: notBefore(today, `${inspection.month}-01`),
      title: `${name}: ${inspection.name}`,
      text: `Según la norma, no tu manual. ${inspection.rule}`,
    },
  ];
}
