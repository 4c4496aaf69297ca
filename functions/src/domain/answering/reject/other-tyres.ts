import type { ReadQuestion } from '../question';

/** "205/55 R16", "205/55R16", and as owners type it: "205 55 16". */
const SIZE = /(?<!\d)(\d{3})\s?[/ ]\s?(\d{2})\s?[/ ]?\s?(?:z?r|-)?\s?(\d{2})(?![\d.,]*\d)/giu;
/** "Llantas de 17", "ruedas de 17 pulgadas", "rin 17", "R17": the rim alone. */
export const RIM =
  /\b(?:(?:rued|llant|neumatic|cubiert|gom|cauch)\w* (?:de |del |en )?(?:rin |aro |r)?|rin |aro |rodado |r)(1[2-9]|2[0-4])(?! ?(?:bar|psi|libras|kilos|km|mm|cm|[.,/\d]))\b/gu;

const PRESSURE = /presion|infl|hinch|\b(?:bar|psi|libras|kilos)\b/;

type Size = { name: string; rim: string };

const sizesIn = (text: string): Size[] =>
  [...text.matchAll(SIZE)].map(([, width, height, rim = '']) => ({
    name: `${width}/${height}/${rim}`,
    rim,
  }));

/**
 * Whether words are about tyres of other sizes than the one that was asked for: their pressure is a dangerous answer,
 * however much else fits. Always false where no size was asked for; of a pressure for a size that is none of those found,
 * whatever they say.
 */
export function ofOtherTyres(
  { question, plain }: ReadQuestion,
  found: readonly string[] = [],
): (words: string) => boolean {
  const names = sizesIn(question).map(({ name }) => name);
  const rims = names.length > 0 ? [] : [...plain.matchAll(RIM)].map(([, rim]) => rim);
  if (names.length + rims.length === 0) return () => false;
  const isAsked = ({ name, rim }: Size) => names.includes(name) || rims.includes(rim);
  const known = found.flatMap(sizesIn);
  const isUnknown = known.length > 0 && !known.some(isAsked);
  if (isUnknown && PRESSURE.test(plain)) return () => true;
  return (words) => {
    const named = sizesIn(words);
    return named.length > 0 && !named.some(isAsked);
  };
}
