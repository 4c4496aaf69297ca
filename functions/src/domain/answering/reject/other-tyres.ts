import { sizesIn, type Size } from '../asked/tyres';
import { anyOf } from '../../quantity/units';
import type { ReadQuestion } from '../asked/read-question';

const PRESSURE = new RegExp(
  String.raw`presion|infl|hinch|\b(?:${anyOf('pressure in questions')})\b`,
);

/**
 * Whether words are about tyres of other sizes than the one that was asked for: their pressure is a dangerous answer,
 * however much else fits. Always false where no size was asked for; of a pressure for a size that is none of those found,
 * whatever they say.
 */
export function ofOtherTyres(
  { plain, tyres: { names, rims } }: ReadQuestion,
  found: readonly string[] = [],
): (words: string) => boolean {
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
