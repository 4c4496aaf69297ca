import { TURNS } from '../../document/meaning-words';
import { plainWords } from '../plain-words';
import type { Statement } from '../statements/statement';

/** What a figure may be of, and tells two rows of one table apart: of the one it is another one than of the other. */
export const SIDES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:delant(?:e|er[oa]s?)|adelante|frontal(?:es)?|front)\b/,
    /\b(?:traser[oa]s?|detras|atras|posterior(?:es)?|rear)\b/,
  ],
  [/\b(?:izquierd[oa]s?|left)\b/, /\b(?:derech[oa]s?|right)\b/],
  [/\b(?:gasolina|nafta|bencina|petrol|gasoline)\b/, /\b(?:diesel|gasoleo|gasoil)\b/],
  [
    /\b(?:glp|gnc|gnv|gas licuado|autogas)\b|\b(?:a|al|con|de|del) gas\b(?! ?(?:oil|oleo|licuado))/,
    /\b(?:gasolina|nafta|bencina)\b/,
  ],
  [
    /\b(?:luz|luces|faros?) (?:baja|de cruce|corta)|\blow beam/,
    /\b(?:luz|luces|faros?) (?:alta|de carretera|larga)|\bhigh beam/,
  ],
  [
    /\b(?:cambio|caja|transmision)(?: de cambios)? manual\b|\bmanual transmission\b/,
    /\bautomatic(?:[oa]s?)?\b/,
  ],
  [
    /\b(?:l[ao]s?|una?|version(?:es)?|furgonetas?|coches?|unidad(?:es)?|modelos?) electric[oa]s?\b/,
    /\b(?:glp|gnc|gasolina|nafta|diesel|gasoleo|gasoil|termic[oa]s?)\b/,
  ],
  [/\b(?:conductor|driver)\b/, /\b(?:acompanante|pasajero|passenger)\b/],
  [/\b(?:verano|summer)\b/, /\b(?:invierno|winter)\b/],
  [
    /\b(?:con|tien\w*|llev\w*|tra[ei]\w*) (?:el )?(?:frenos?|freno de inercia)\b|\bfrenado\b/,
    /\b(?:sin|no (?:tien\w*|llev\w*|tra[ei]\w*)) (?:el )?frenos?\b/,
  ],
  [/\bmaxim(?:[oa]s?|um)\b/, /\bminim(?:[oa]s?|um)\b/],
];

/** "−20 °C", "20 grados bajo cero"; "temperaturas bajo cero" has no figure. */
const TEMPERATURE =
  /(?<sign>[-−–]|\bmenos )? ?\b\d{1,3} ?(?:°|º|grados)(?: ?c(?:elsius)?\b)?(?<below> bajo cero)?/gu;

/** Whether temperatures are named, and on which side of zero. */
function sidesOfZero(text: string): Set<string> {
  const found = [...text.matchAll(TEMPERATURE)];
  return new Set(
    found.map(({ groups }) => (groups?.['sign'] || groups?.['below'] ? 'below' : 'above')),
  );
}

/** Whether a text names temperatures, and none on the side of zero that was asked for. */
export function isOfOtherSideOfZero(question: string): (text: string) => boolean {
  const asked = sidesOfZero(plainWords(question));
  return (text) => {
    const said = asked.size === 0 ? asked : sidesOfZero(plainWords(text));
    return said.size > 0 && ![...said].some((side) => asked.has(side));
  };
}

/**
 * Whether a text speaks of the other one of two than the question, and not of both: the bulb in front is none for behind,
 * however alike the rest of their rows.
 */
export function speaksOfOther(question: string): (text: string) => boolean {
  const asked = plainWords(question);
  const sides = SIDES.flatMap(([one, other]) => {
    if (one.test(asked) === other.test(asked)) return [];
    return [one.test(asked) ? { own: one, other } : { own: other, other: one }];
  });
  return (text) => {
    const said = sides.length === 0 ? '' : plainWords(text);
    return sides.some(({ own, other }) => other.test(said) && !own.test(said));
  };
}

/**
 * The same for what may be quoted. What denies or narrows may: "Solo se montan cadenas en las ruedas delanteras"; but not
 * because a step below a title does, as "No toque el vidrio" below "Cambiar una bombilla trasera".
 */
export function namesOpposite(question: string, text: string, title = ''): boolean {
  const isOfOther = speaksOfOther(question);
  return isOfOther(`${title}\n${text}`) && !TURNS.test(isOfOther(text) ? text : title);
}

const wordsOf = (text: string): string[] => plainWords(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** Whether the question names a group of a row's table ("a plena carga") that is not the row's own. */
export function isOfOtherGroup(
  question: string,
  { group, groups }: Pick<Statement, 'group' | 'groups'>,
): boolean {
  const asked = new Set(wordsOf(question));
  const isAsked = (title: string): boolean => {
    const words = wordsOf(title);
    return words.length > 0 && words.every((word) => asked.has(word));
  };
  const named = (groups ?? []).filter(isAsked);
  return named.length > 0 && !named.includes(group ?? '');
}
