import { plainWords } from './plain-words';

/** What tells two rows of one table apart, by the beginnings of its words. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:delanter|delante\b|adelante\b|frontal)/, /\b(?:traser|detras\b|atras\b|posterior)/],
  [/\bizquierd/, /\bderech/],
  [/\b(?:gasolina|nafta|bencina)/, /\b(?:diesel|gasoleo|gasoil)/],
  [
    /\b(?:luz|luces|faros?) (?:baja|de cruce|corta)/,
    /\b(?:luz|luces|faros?) (?:alta|de carretera|larga)/,
  ],
  [/\b(?:caja|cambio|transmision) manual/, /\b(?:caja|cambio|transmision) automatic/],
];

/**
 * Whether the name of a row says the contrary of what was asked for, and not that as well: the bulb in front is none for
 * behind, however alike the rest of their rows.
 */
export function contraryTo(question: string): (name: string) => boolean {
  const plain = plainWords(question);
  const asked = [...pairs, ...pairs.map(([one, other]) => [other, one] as const)].filter(
    ([one, other]) => one.test(plain) && !other.test(plain),
  );
  return (name) => {
    const plainName = asked.length === 0 ? '' : plainWords(name);
    return asked.some(([one, other]) => other.test(plainName) && !one.test(plainName));
  };
}
