import { plainWords } from '../plain-words';
import type { ReadQuestion } from '../question';

/** What is measured in millimetres or metres; water is as high as it is deep. */
const MEASURES: readonly RegExp[] = [
  /\bdiametros?\b|\bdiameter\b/,
  /\b(?:espesor(?:es)?|grosor(?:es)?|thickness)\b/,
  /\b(?:alturas?|alto|profundidad(?:es)?|hond[oa]|height|depth)\b/,
  /\b(?:anchuras?|ancho|width)\b/,
  /\b(?:longitud(?:es)?|largo|length)\b/,
  /\b(?:recorridos?|carrera|travel|stroke)\b/,
  /\b(?:juego|holguras?|clearance)\b/,
];

/**
 * Whether words tell another measure than the one that was asked for: the least thickness of a brake disc is not its
 * diameter, however well the rest fits.
 */
export function ofOtherMeasure({ plain }: ReadQuestion): (words: string) => boolean {
  const asked = MEASURES.filter((measure) => measure.test(plain));
  return (words) => {
    if (asked.length === 0) return false;
    const said = plainWords(words);
    return !asked.some((one) => one.test(said)) && MEASURES.some((one) => one.test(said));
  };
}
