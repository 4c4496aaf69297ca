import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Word } from '../types';

/** Words of one line are no further apart, as a share of their height. */
const SPACE = 0.7;
/** From so many words that do not follow the one before them in their line, and this share of all that have one, on. */
const FEWEST = 4;
const MOST = 0.4;

/**
 * The words of a page in the order in which they are read where the page draws them in none: programs that place each word
 * by itself. What is drawn column by column, or cell by cell, stays so: its words follow each other.
 */
export function inReadingOrder(words: Word[]): Word[] {
  if (areInOrder(words)) return words;
  const lines = linesOf(words.filter(({ turned }) => !turned));
  const position = new Map(words.map((word, at) => [word, at]));
  let [followed, scattered] = [0, 0];
  for (const line of lines) {
    line.forEach((word, at) => {
      const next = line[at + 1];
      if (!next || next.left - word.right > SPACE * word.size) return;
      followed += 1;
      if (position.get(next) !== (position.get(word) ?? 0) + 1) scattered += 1;
    });
  }
  if (scattered < FEWEST || scattered < MOST * followed) return words;
  return [...lines.flat(), ...words.filter(({ turned }) => turned)];
}

/** Whether each word stands right of the one before it, at the same height, or below its line: most text is drawn so. */
function areInOrder(words: readonly Word[]): boolean {
  let first: Word | undefined;
  return words.every((word, at) => {
    const last = words[at - 1];
    if (word.turned) return false;
    if (last?.baseline === word.baseline) return word.left >= last.left;
    const isBelow =
      !first || !last || (word.baseline < last.baseline && !isSameBaseline(first, word));
    first = word;
    return isBelow;
  });
}

/** Words by their lines, from the top, each from left to right. */
const linesOf = (words: readonly Word[]): Word[][] =>
  runsOf(
    words.toSorted((a, b) => b.baseline - a.baseline),
    (_, word, [first]) => isSameBaseline(first, word),
  ).map((line) => line.toSorted((a, b) => a.left - b.left));
