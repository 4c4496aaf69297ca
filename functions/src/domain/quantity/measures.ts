import { headedLists } from '../spanish/word-lists';
import { valueOfNumber } from './numbers';

/** Units as `plainForm` leaves them, by the one name under which they are compared. */
const canonical = new Map(
  headedLists('measures.txt').flatMap(([name, forms]) =>
    forms.map((form) => [form, name] as const),
  ),
);
export const measureOf = (word: string): string | undefined => canonical.get(word);

/** Units that have other signs than letters, as the alternatives of an expression. */
export const UNITS_OF_SIGNS = [...canonical.keys()].filter((unit) => /\P{L}/u.test(unit)).join('|');

/** Fractions that are written out, before the single words are read. */
const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b3 cuartos\b|\b3 quarters?\b|¾/g, ' 3/4 '],
  [/\b(?:un|a) (?:cuarto|quarter)\b|¼/g, ' 1/4 '],
  [/\b(\d+) y medi[oa]\b/g, ' $1.5 '],
  [/\b(\d+) (horas?|vueltas?|litros?|minutos?|anos?) y medi[oa]\b/g, ' $1.5 $2 '],
  [/\bmedi[oa]s?\b(?= (?:vuelta|hora|litro|minuto|turn))|\bhalf (?:a|an)\b|½/g, ' 1/2 '],
  [/\b11 (?=(?:a|per|every)\b)/g, '1 vez '],
  [/\btwice\b/g, '2 veces'],
  [/\buna vez (?=al|a la|por|cada)/g, '1 vez '],
];

const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...valueOfNumber.keys()].join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** A plain text with its numbers in figures. */
export const withFigures = (plain: string): string =>
  FRACTIONS.reduce(
    (text, [words, figure]) => text.replace(words, figure),
    plain.replace(NUMBER_WORD, (word) => valueOfNumber.get(word) ?? word),
  );

/** "Kilómetros", "Presión (bar)": the units that the name of a column or a caption gives its figures. */
export const measuresNamedIn = (tokens: readonly string[]): Set<string> =>
  new Set(tokens.flatMap((token) => measureOf(token) ?? []));
