import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Fragment } from '../types';

/** Fewer words leave a line of a paragraph too short to be told from cells. */
const MIN_WORDS = 3;
/** The gaps of a stretched line are alike: the widest is at most so much wider than the narrowest. */
const ALIKE = 1.15;
/** As a share of a line's height: how exactly the edges of a justified paragraph stand below each other. */
const SAME_EDGE = 0.3;
/** Baselines of one paragraph are at most so far apart. */
const LINE_SPACING = 1.8;
const ENDS_PARAGRAPH = /[.:;!?]["»”’)\]]*$/u;

const gapsOf = (words: readonly Fragment[]): number[] =>
  words.slice(1).map((word, at) => word.left - (words[at]?.right ?? word.left));

/** Words of one line that stand equally far apart. */
function isStretched(words: readonly Fragment[]): boolean {
  const gaps = gapsOf(words);
  return (
    words.every(({ text, turned }) => !turned && !text.includes(' ')) &&
    Math.max(...gaps) <= ALIKE * Math.min(...gaps)
  );
}

/** Whether a line goes on in what stands right below it, from the same edge to the same edge. */
function goesOnIn(above: Fragment, words: readonly Fragment[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || above.turned) return false;
  const edge = SAME_EDGE * first.size;
  const drop = above.baseline - first.baseline;
  return (
    Math.abs(above.left - first.left) <= edge &&
    Math.abs(above.right - last.right) <= edge &&
    drop > 0 &&
    drop <= LINE_SPACING * first.size &&
    above.text.includes(' ') &&
    !ENDS_PARAGRAPH.test(above.text)
  );
}

const oneOf = (words: readonly Fragment[]): Fragment | undefined =>
  words.reduce((line, word) => ({
    ...line,
    text: `${line.text} ${word.text}`,
    right: word.right,
    size: Math.max(line.size, word.size),
    bold: line.bold && word.bold,
  }));

/**
 * Fragments with lines put together again that were stretched to the width of their paragraph: a few words in a narrow
 * column stand so far apart as the cells of a row do, but equally far, and from edge to edge below a line of text.
 */
export function withStretchedLines(fragments: readonly Fragment[]): Fragment[] {
  const lines: Fragment[] = [];
  for (const words of runsOf(fragments, (_, word, [first]) => isSameBaseline(first, word))) {
    const above = words.length >= MIN_WORDS ? lines.at(-1) : undefined;
    const line = above && isStretched(words) && goesOnIn(above, words) ? oneOf(words) : undefined;
    lines.push(...(line ? [line] : words));
  }
  return lines;
}
