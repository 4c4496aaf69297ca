import { lowerDigits, RAISED_DIGITS } from '../../raised-digits';
import { repairText } from '../../repair-text';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Fragment, Word } from '../types';
import { partedAtGutters } from './gutters';
import { RAISED } from '../../../../domain/spanish/raised';

import { withStretchedLines } from './stretched-lines';

/** A gap wider than this share of the line's height separates cells; justified text stays below it. */
const CELL_GAP = 1;
/** A gap wider than this may separate cells, where others stand above and below it. */
const WIDE_SPACE = 0.65;
/** Letters may overlap by this share without beginning again: italics, kerning. */
const OVERLAP = 0.5;
const LETTER = /[\p{L}\p{Nd}]/u;
/** Dots that lead from a name to its figure part them as a cell's border does. */
const LEADERS = /(?<!\s)\s*(?:[.·…_]\s?){4,}\s*/g;
/** Most lines have none, and this tells them sooner. */
const TWO_DOTS = /[.·…_]\s?[.·…_]/;

/** The page's words joined to fragments, in the order in which the page draws them. */
export function fragmentsOf(words: readonly Word[]): Fragment[] {
  const fragments = partedAtGutters(withStretchedLines(joined(words)));
  for (const fragment of fragments) fragment.text = cleaned(fragment.text);
  return fragments.filter(({ text }) => text !== '');
}

function joined(words: readonly Word[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const word of words) {
    const last = fragments.at(-1);
    if (last && goesOn(last, word)) {
      const isWhole = isAttached(last.text, word, word.left - last.right);
      if (word.left - last.right > WIDE_SPACE * last.size) {
        last.spaces.push({ at: last.text.length, left: last.right, right: word.left });
      }
      last.size = sizeWith(last, word);
      last.text += isWhole ? word.text : ` ${word.text}`;
      last.right = Math.max(last.right, word.right);
      last.bold &&= word.bold;
    } else {
      const { text, left, right, baseline, size, bold, turned } = word;
      fragments.push({ text, left, right, baseline, size, bold, turned, spaces: [] });
    }
  }
  return fragments;
}

/** "1⁷ /8": figures above and below a stroke. */
const SLANTED = new RegExp(
  String.raw`([\p{L}\d]?)([${RAISED_DIGITS}]{1,2}) ?[/⁄] ?(\d{1,2})(?!\d)`,
  'gu',
);

const fraction = (_: string, before: string, above: string, below: string): string =>
  `${before === '' ? '' : `${before} `}${lowerDigits(above)}/${below}`;

function cleaned(text: string): string {
  const repaired = repairText(text).replace(SLANTED, fraction);
  return TWO_DOTS.test(repaired)
    ? repaired.replace(LEADERS, '\t').replace(/^\t|\t$/g, '')
    : repaired;
}

/** Signs such as "③" come from other fonts, whose boxes are higher: where there are letters, these tell the size. */
const sizeWith = (last: Fragment, word: Word): number => {
  if (word.size === last.size || !LETTER.test(word.text)) return last.size;
  return LETTER.test(last.text) ? Math.max(last.size, word.size) : word.size;
};

function goesOn(last: Fragment, word: Word): boolean {
  if (last.turned !== word.turned || !isSameBaseline(last, word)) return false;
  const gap = word.left - last.right;
  const size = Math.max(last.size, word.size);
  return gap >= -OVERLAP * size && gap <= CELL_GAP * size;
}

/** A mark of a note is nearer to its word than this share of its height, as in the stage before, */
const BESIDE = 0.6;
/** and what follows it without a space is nearer than this share of its height. */
const TOUCHING = 0.2;
const ONLY_RAISED = new RegExp(`^[${RAISED}]+$`);
const ENDS_RAISED = new RegExp(`[${RAISED}]$`);
const CLOSES = /^[.,;:)]/;

/** Whether a word stands at the one before it without a space: a mark of a note, or what follows one. */
function isAttached(before: string, word: Word, gap: number): boolean {
  if (ONLY_RAISED.test(word.text)) return !ONLY_RAISED.test(before) && gap <= BESIDE * word.size;
  return CLOSES.test(word.text) && ENDS_RAISED.test(before) && gap <= TOUCHING * word.size;
}
