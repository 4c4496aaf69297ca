import type { PlanAction, Span } from '@contract';
import { anyOf, folded } from './words';

/** "Cámbiela", "límpiense": a verb with its pronouns. */
const PRONOUNS = '(?:se)?(?:l[oae]s?)?';

const saying = (section: string): string => `(?:${anyOf(section)})${PRONOUNS}`;

/** Works that are neither a renewal nor a look, as `plan.txt` has them. */
const VERBS = [
  ...(['limpiar', 'lavar', 'encerar', 'hacer funcionar', 'poner en marcha', 'conectar'] as const),
  ...(['intercambiar', 'permutar', 'cruzar', 'rotar', 'equilibrar', 'engrasar'] as const),
  ...(['lubricar', 'drenar', 'purgar', 'ajustar', 'apretar'] as const),
];
export type Verb = (typeof VERBS)[number];

const sayingAny = (sections: readonly string[]): string => sections.map(saying).join('|');
const DOES = [...VERBS, 'does'];

/** A word that says what is done, in an expression over folded text. */
export const ANY_ACTION = `(?:${sayingAny(['replaces', 'inspects', ...DOES])})`;

const said = (...sections: string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${sayingAny(sections)})(?!\p{L})`, 'u');

const SAID: readonly (readonly [PlanAction, RegExp])[] = [
  ['replace', said('replaces')],
  ['inspect', said('inspects')],
  ['other', said(...DOES)],
];

const SAID_VERBS = VERBS.map((verb) => [verb, said(verb)] as const);

/** What stands first of so many words in folded text; null where none does. */
function firstIn<Name>(text: string, words: readonly (readonly [Name, RegExp])[]): Name | null {
  const found = words.flatMap(([name, expression]) => {
    const at = text.search(expression);
    return at < 0 ? [] : [{ name, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.name ?? null;
}

/** The verb of folded text whose work is neither a renewal nor a look. */
export const verbIn = (text: string): Verb | null => firstIn(text, SAID_VERBS);

/** "Aceite del cambio", "cambio manual": no work. */
const GEARBOX =
  /(?<!\p{L})(?:(?:del|el|caja de) cambios?|cambios? (?:manual|automatico))(?!\p{L})/gu;

/** What folded text says is done, by its first word of that kind; null where it says nothing. */
export const actionIn = (text: string): PlanAction | null => firstIn(text, SAID);

/** The same of the name of a thing. */
export const actionInName = (name: string): PlanAction | null =>
  actionIn(name.replace(GEARBOX, ''));

/** What is named first: the terminals of a battery are no battery. */
const named = (section: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:el|la|los|las|the)\s)?(?:(?:juego|kit|set) (?:de|of) )?(?:${anyOf(section)})(?!\p{L})`,
    'u',
  );
const LOOKED_AT = named('is looked at');
const WEARS = named('is worn out');
const IS_OIL = /^(?:(?:el|the)\s)?(?:engine\s)?(?:aceites?|oil)(?!\p{L})/u;
/** What but oil is due sooner is cleaned or looked at as well as renewed. */
const MIN_RENEWED = { km: 5000, months: 12 };

const isSoon = (span: Span | null): boolean =>
  (span?.km ?? MIN_RENEWED.km) < MIN_RENEWED.km ||
  (span?.months ?? MIN_RENEWED.months) < MIN_RENEWED.months;

/**
 * What is done with a thing whose row does not say: what wears out is renewed, what is measured is looked at. What else it
 * is, and what comes too soon for that, is not known.
 */
export function usualAction(item: string, every: Span | null): PlanAction {
  const name = folded(item);
  const told = actionInName(name);
  if (told) return told;
  if (LOOKED_AT.test(name)) return 'inspect';
  return WEARS.test(name) && (IS_OIL.test(name) || !isSoon(every)) ? 'replace' : 'other';
}

/** What the mark of a legend means: "Inspeccionar y, si hace falta, cambiar" is an inspection. */
export const actionOfMeaning = (meaning: string): PlanAction | null => actionIn(folded(meaning));
