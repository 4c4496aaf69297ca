import type {
  Due,
  DueState,
  Followed,
  Inspection,
  Plan,
  PlanAction,
  PlanItem,
  Span,
  Visit,
} from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { viewOf } from '../../lib/format';
import {
  dayText,
  grouped,
  kmText,
  limitsText,
  monthOf,
  monthText,
  named,
  NARROW,
  visitLimits,
} from '../../lib/plan-words';

const DAYS_OF_MONTH = 30;

type Done = NonNullable<PlanItem['last']>;

/** Years where they are whole, days below a month. */
function monthsText(months: number): string {
  if (months < 1) return `${Math.round(months * DAYS_OF_MONTH)}${NARROW}días`;
  if (months % 12 === 0) return months === 12 ? `1${NARROW}año` : `${months / 12}${NARROW}años`;
  return months === 1 ? `1${NARROW}mes` : `${months.toLocaleString('es')}${NARROW}meses`;
}

/** "15.000 km o 1 año". */
export function spanText({ km, miles, months, hours }: Span): string {
  return [
    km === null ? null : kmText(km),
    miles === null ? null : `${grouped.format(miles)}${NARROW}millas`,
    hours === null ? null : `${grouped.format(hours)}${NARROW}horas`,
    months === null ? null : monthsText(months),
  ]
    .filter((text) => text !== null)
    .join(' o ');
}

const ONE = /^1\s(\p{L}{3})$/u;

/** "Cada año", "Cada 15.000 km o 1 año". */
export const cada = (span: Span): string => `Cada ${spanText(span).replace(ONE, '$1')}`;

/** "cada 15.000 km o 1 año": what counts of an item. */
export function everyText({ every, own, said }: PlanItem): string {
  const [newest] = said;
  if (every) return `${cada(every)}${own ? ', como has puesto tú' : ''}`;
  if (newest?.isEveryService) return 'En cada revisión';
  if (newest && newest.atKm.length > 0) return `A los ${newest.atKm.map(kmText).join(', ')}`;
  return newest?.first
    ? `Una vez, a los ${spanText(newest.first)}`
    : 'El manual no dice cada cuánto';
}

/** "Tocaba a los 60.000 km": when the plan asked for what nobody noted; null where it is not known that it has. */
export function missedText({ state, by, km, date }: Due): string | null {
  if (state !== 'unknown' || by === null) return null;
  if (by === 'km') return km === null ? null : `Tocaba a los ${kmText(km)}`;
  return date && `Tocaba en ${monthOf(date)}`;
}

/** When something is due, and by what. */
export function dueText({ due, every }: PlanItem): string {
  const missed = missedText(due);
  if (missed) return `${missed}: no sabemos si se hizo`;
  if (due.state === 'unknown') {
    return every?.km || every?.miles
      ? 'Escribe los kilómetros y te diremos cuándo toca'
      : 'Apunta cuándo se hizo y te diremos cuándo toca';
  }
  return `${verbOf(due)} ${limitsText(due) ?? 'pronto'}`;
}

/** A day by itself has passed; kilometres may be past alone. */
const verbOf = ({ state }: Due): string => (state === 'now' ? 'Tocaba' : 'Toca');

/** When a visit is due: "Toca hacia febrero de 2027". */
export const visitText = (visit: Pick<Visit, 'name' | 'due'>): string =>
  `${verbOf(visit.due)} ${visitLimits(visit) ?? (visit.due.state === 'soon' ? 'pronto' : 'entonces')}`;

/** What is open of all these; each says when the plan asked for it. */
export function untoldText(items: readonly PlanItem[]): string {
  const [first] = items;
  if (items.length === 1 && first) return `${dueText(first)}.`;
  const missed = items.filter(({ due }) => missedText(due) !== null);
  if (first && missed.length === items.length) {
    return 'El plan ya los pedía: no sabemos si se hicieron.';
  }
  return missed.length === 0 && items.some(({ every }) => every?.km || every?.miles)
    ? 'Escribe los kilómetros, o marca lo que ya se hizo y cuándo, y te diremos cuándo toca.'
    : 'Marca lo que ya se hizo y cuándo, y te diremos cuándo toca otra vez.';
}

const ACTIONS: Record<PlanAction, string> = {
  replace: 'Cambiar: ',
  inspect: 'Revisar: ',
  other: '',
};

/** "Cambiar: Escobillas"; neither initials nor trade names ("AdBlue"), nor what has a colon of its own. */
const VERB_AND_THING = /^(Cambiar|Revisar): (\p{Lu}\p{Ll}+(?![\p{L}\d])[^:]*)$/u;

/** "Cambiar escobillas". */
const asSaid = (title: string): string =>
  title.replace(
    VERB_AND_THING,
    (_, verb: string, thing: string) =>
      `${verb} ${thing.charAt(0).toLocaleLowerCase('es')}${thing.slice(1)}`,
  );

/** The versions and the table of the plan that an item is of. */
export const ofText = ({ versions, scope }: Pick<PlanItem, 'versions' | 'scope'>): string =>
  withFiguresWhole([...versions, ...(scope ? [scope] : [])].join(' · '));

/** What is done with what; where no common word says it, the manual's own do. An older answer has no title. */
export const workText = ({ title, action, item }: PlanItem): string =>
  withFiguresWhole(asSaid(title ?? viewOf<string>(ACTIONS, action, '') + named(item)));

const price = new Intl.NumberFormat('es', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "28 nov 2026 · 58.000 km · Taller de la esquina · 89,90 €": a day that was noted, with what was noted of it. */
export const doneText = ({ date, km, workshop, price: paid }: Done): string =>
  [
    dayText(date),
    km === null ? null : kmText(km),
    workshop,
    paid === null || paid === undefined ? null : `${price.format(paid)}${NARROW}€`,
  ]
    .filter((text) => typeof text === 'string')
    .join(' · ');

/**
 * "Todo al día el 26 nov 2026, a los 62.000 km": what was so on a day, and no day on which it ends; of an inspection that was
 * due before, and that nobody noted, it says nothing.
 */
export function followedText({ date, km }: Followed, law: Inspection | null): string {
  const said = `Todo al día el ${dayText(date)}${km === null ? '' : `, a los ${kmText(km)}`}`;
  return law?.assumed === undefined ? said : `${said}. Falta apuntar la ${law.name}.`;
}

/** The month of the inspection that nobody noted, on which the next one hangs; null where the next one is due whatever became of it. */
export const openInspection = ({ state, assumed }: Inspection): string | null =>
  state === 'now' ? null : (assumed ?? null);

/** "Toca en marzo de 2027". */
export const inspectionText = ({ state, month }: Inspection): string =>
  `${state === 'now' ? 'Toca desde' : 'Toca en'} ${monthText(month)}`;

/** "¿Pasaste la ITV de mayo de 2026?" */
export const passedText = (name: string, month: string): string =>
  `¿Pasaste la ${name} de ${monthText(month)}?`;

const FAR = '9999';
type IsDue = { due: Pick<Due, 'state' | 'date' | 'km'> };
const byDate = (one: IsDue, other: IsDue): number =>
  (one.due.date ?? FAR).localeCompare(other.due.date ?? FAR) ||
  (one.due.km ?? Infinity) - (other.due.km ?? Infinity);

/** The states in the order in which they are shown, and within each what comes first. */
const STATES = ['now', 'soon', 'later', 'unknown'] as const satisfies readonly DueState[];
export const byUrgency = (one: IsDue, other: IsDue): number =>
  STATES.indexOf(one.due.state) - STATES.indexOf(other.due.state) || byDate(one, other);

/** What is estimated of the odometer, for its owner. */
export function odometerText({ last, today: now, perDay }: Plan['odometer']): string {
  if (!last || now === null) return 'Mira el cuadro y escríbelos: con ellos sabemos qué toca.';
  const said = `Última anotación: ${kmText(last.km)}, el ${dayText(last.date)}.`;
  if (perDay === null || last.date === today()) return said;
  return `${said} Hoy serán unos ${kmText(now)} (${Math.round(perDay)}${NARROW}km al día).`;
}

const DIGITS = /[\s.\u00a0\u202f]/g;

/** "58.000" and "58 000" as a number; not a number where it is something else. */
export const typedKm = (typed: string): number => {
  const plain = typed.replace(DIGITS, '').replace(/km$/i, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** All that the plan asked for until today, as its owner says. */
export const upToHere = (odometer: Plan['odometer']): Followed => ({
  ...{ date: today(), km: odometer.today },
});

/** Today where the owner is. */
export function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
