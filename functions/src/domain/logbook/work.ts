import type { ManualInterval, PlanAction } from '@contract';
import { actionInName, verbIn, type Verb } from '../plan/actions';
import { anyOf, folded, hasWord } from '../plan/words';

type Work = Pick<ManualInterval, 'item' | 'action' | 'every' | 'quotes'>;

const ACTIONS: Record<PlanAction, string> = { replace: 'cambiar', inspect: 'revisar', other: '' };

/** What the manual's words say is done; of a renewal and a look that is known already. */
const saidVerb = ({ action, quotes: [quote] }: Work): Verb | null =>
  action === 'other' && quote ? verbIn(folded(quote.text)) : null;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** What is changed for something stands behind it: "las delanteras con las traseras". */
const EXCHANGES: ReadonlySet<Verb> = new Set(['intercambiar', 'permutar', 'cruzar']);
const WITH_WHAT = /^\scon\s.+?(?=[,;:(.]|\s(?:cada|una vez|a los)(?!\p{L})|$)/u;
const ARTICLE = /(?<!\p{L})(?:el|la|los|las|sus?|una?)\s$/u;

/** "Conectar la refrigeración": as a sentence of the manual says it; null where it puts no article before the thing. */
function phraseOf(verb: Verb, { item, quotes: [quote] }: Work): string | null {
  const text = quote?.text.replace(/\s/gu, ' ') ?? '';
  const plain = folded(text);
  const at = plain.indexOf(folded(item));
  const article = ARTICLE.exec(plain.slice(0, Math.max(at, 0)));
  if (!article) return null;
  const end = at + item.length;
  const more = EXCHANGES.has(verb) ? (WITH_WHAT.exec(plain.slice(end))?.[0].length ?? 0) : 0;
  const thing = article[0].toLocaleLowerCase('es') + text.slice(at, end + more);
  return `${capital(verb)} ${thing}`;
}

/** The service as such, which is made of works. */
const SERVICE = new RegExp(`^(?:${anyOf('names of a service')})$`, 'u');

/** What a work is at; the service as such by its trade name. */
export const workName = ({ item }: Pick<Work, 'item'>): string =>
  SERVICE.test(folded(item)) ? 'Revisión general' : item;

/** "Cambiar: Bujías", "Limpiar las llantas"; a name that says what is done stands alone. */
export function workTitle(work: Work): string {
  const name = capital(workName(work));
  const isSaid = actionInName(folded(name)) !== null;
  const said = isSaid ? null : saidVerb(work);
  const verb = isSaid ? '' : (said ?? ACTIONS[work.action]);
  if (verb === '') return name;
  return (said && phraseOf(said, work)) ?? `${capital(verb)}: ${name}`;
}

const HABIT = hasWord('habits');
const IS_LEVEL = hasWord('levels');
const IS_SERVICED = hasWord('is serviced');
/** What keeps a vehicle clean or its air running. */
const HABITUAL: ReadonlySet<Verb> = new Set([
  ...(['limpiar', 'lavar', 'encerar'] as const),
  ...(['hacer funcionar', 'poner en marcha', 'conectar'] as const),
]);

/** What comes seldom is done in a workshop. */
const OFTEN = { km: 2000, months: 12 };
/** Nobody goes to one as often as that for a level. */
const VERY_OFTEN = { km: 2000, months: 1 };

const comesWithin = ({ every }: Work, most: typeof OFTEN): boolean =>
  every !== null &&
  (every.km !== null || every.months !== null) &&
  (every.km ?? 0) <= most.km &&
  (every.months ?? 0) <= most.months;

/**
 * Washing, wax, levels, pressures, the air conditioning in winter: what an owner does again and again. What is worn out and replaced
 * is none of it, nor a filter that is cleaned, nor a look that a workshop takes every few years.
 */
export function isHabit(work: Work): boolean {
  if (work.action === 'replace' || !comesWithin(work, OFTEN)) return false;
  const name = folded(work.item);
  if (HABIT.test(name) || (IS_LEVEL.test(name) && comesWithin(work, VERY_OFTEN))) return true;
  const verb = saidVerb(work);
  return verb !== null && HABITUAL.has(verb) && !IS_SERVICED.test(name);
}
