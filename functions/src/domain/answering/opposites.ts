import { TURNS } from './meaning-words';
import { plainWords } from './plain-words';
import type { Statement } from './statements';

/** What a figure may be of: of the one it is another one than of the other. */
const SIDES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bdelant(?:e|er[oa]s?)\b/, /\b(?:traser[oa]s?|detras|atras)\b/],
  [/\bizquierd[oa]s?\b/, /\bderech[oa]s?\b/],
  [/\b(?:gasolina|nafta)\b/, /\b(?:diesel|gasoleo)\b/],
  [/\b(?:cambio|caja|transmision)(?: de cambios)? manual\b/, /\bautomatic[oa]s?\b/],
  [/\bconductor\b/, /\b(?:acompanante|pasajero)\b/],
  [/\bverano\b/, /\binvierno\b/],
  [/\bmaxim[oa]s?\b/, /\bminim[oa]s?\b/],
];

/**
 * Whether a text is about the other one of two: asked for the rear brakes it names the front ones. What denies or narrows
 * may answer so: "Solo se montan cadenas en las ruedas delanteras".
 */
export function namesOpposite(question: string, text: string): boolean {
  const asked = plainWords(question);
  const sides = SIDES.flatMap(([one, other]) => {
    if (one.test(asked) === other.test(asked)) return [];
    return [one.test(asked) ? { own: one, other } : { own: other, other: one }];
  });
  if (sides.length === 0 || TURNS.test(text)) return false;
  const said = plainWords(text);
  return sides.some(({ own, other }) => other.test(said) && !own.test(said));
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
