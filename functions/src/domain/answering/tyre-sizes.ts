import { plainWords } from './plain-words';

/** "205/55 R16", "205/55R16", and as owners type it: "205 55 16". */
const SIZE = /(?<!\d)(\d{3})\s?[/ ]\s?(\d{2})\s?[/ ]?\s?(?:z?r|-)?\s?(\d{2})(?![\d.,]*\d)/giu;

const PRESSURE = /presion|infl|hinch|\b(?:bar|psi|libras|kilos)\b/;

const sizesIn = (text: string): string[] =>
  [...text.matchAll(SIZE)].map(([, width, height, rim]) => `${width}/${height}/${rim}`);

/**
 * Whether words are about tyres of other sizes than the one that was asked for: their pressure is a dangerous answer,
 * however much else fits. Always false where no size was asked for; of a pressure for a size that is none of those found,
 * whatever they say.
 */
export function ofOtherTyres(
  question: string,
  found: readonly string[] = [],
): (words: string) => boolean {
  const asked = sizesIn(question);
  if (asked.length === 0) return () => false;
  const known = found.flatMap(sizesIn);
  const isUnknown = known.length > 0 && !known.some((size) => asked.includes(size));
  if (isUnknown && PRESSURE.test(plainWords(question))) return () => true;
  return (words) => {
    const named = sizesIn(words);
    return named.length > 0 && !named.some((size) => asked.includes(size));
  };
}
