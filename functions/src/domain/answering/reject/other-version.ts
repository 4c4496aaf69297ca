import { numberedIn, numbersIn, type Numbered } from '../../versions/numbered';
import type { ReadQuestion } from '../asked/read-question';

const shapeOf = (number: string): string => number.replace(/\d/g, '0');

/** Versions written as the one that was asked for: "2.8 TD" and "2.4 TD", and in one line "640 C" and "720 F". */
function siblingsOf(asked: string, found: readonly string[]): string[] {
  const lines = found.flatMap((content) => content.split('\n').map(numberedIn));
  const own = lines.flat().filter(({ number }) => number === asked);
  const isAlike = (one: Numbered, isBeside: boolean): boolean =>
    shapeOf(one.number) === shapeOf(asked) &&
    own.some(
      ({ before, behind }) =>
        before === one.before && (behind === one.behind || (isBeside && behind !== '')),
    );
  return lines.flatMap((line) => {
    const isBeside = line.some(({ number }) => number === asked);
    return line
      .filter((one) => one.number !== asked && isAlike(one, isBeside))
      .map(({ number }) => number);
  });
}

/**
 * Whether words name other versions than the one that was asked for: "el 2.8 TD" is no answer for the 2.4, however well the
 * rest fits. Which numbers are versions, the passages found tell: those that are written like it.
 */
export function isForOtherVersion(
  { versions: asked }: ReadQuestion,
  found: readonly string[],
): (words: string) => boolean {
  const siblings = new Set(asked.flatMap((number) => siblingsOf(number, found)));
  return (words) => {
    if (siblings.size === 0) return false;
    const named = numbersIn(words);
    return (
      !asked.some((number) => named.has(number)) && [...siblings].some((one) => named.has(one))
    );
  };
}
