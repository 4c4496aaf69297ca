import type { ManualPart } from '../domain/findings/manual-part';
import { numbered, readingsOf, type Reading } from '../domain/pointed/numbered-manual';
import { shownManual, type ShownManual } from '../domain/pointed/kind-of-pointed';

/** A manual as it is shown to a model: in one reading, be it an empty one. */
export function shownParts(parts: readonly ManualPart[]): {
  manual: ShownManual;
  reading: Reading;
} {
  const units = numbered(parts);
  const [reading = { pages: [], units: [] }] = readingsOf(units);
  return { manual: shownManual(parts, units), reading };
}

/** Numbers of the units that say these words. */
export const numbersOf = (reading: Reading, ...words: string[]): number[] =>
  words.flatMap((one) =>
    reading.units.filter(({ said }) => said.text.includes(one)).map(({ number }) => number),
  );
