import { RAISED } from '../../../../domain/spanish/raised';
import { raiseMark } from '../../raised-digits';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Word } from '../types';

const MARK = /^(?:\d{1,2}|[a-g])$/;
const LONGEST_MARK = 2;
/** A mark is smaller than this share of the word beside it, and stands higher by more than that share, */
const SMALLER = 0.85;
const HIGHER = 0.1;
/** and nearer than this share of its height, as what follows it without a space. */
const BESIDE = 0.6;
const TOUCHING = 0.2;
const ONLY_RAISED = new RegExp(`^[${RAISED}]+$`);
const ENDS_RAISED = new RegExp(`[${RAISED}]$`);
const CLOSES = /^[.,;:)]/;

/**
 * The words of a page with figures and letters that stand alone above the line as raised ones: "2,2 bar ²" is no second
 * figure, and "750 ᵃ" no preposition.
 */
export function withNoteMarks(words: readonly Word[]): Word[] {
  return words.map((word, index) => {
    if (word.text.length > LONGEST_MARK || !MARK.test(word.text) || word.turned) return word;
    const isMark = [words[index - 1], words[index + 1]].some((other) => isAbove(word, other));
    return isMark ? { ...word, text: raiseMark(word.text) } : word;
  });
}

function isAbove(mark: Word, word: Word | undefined): boolean {
  if (!word || word.turned || !isSameBaseline(mark, word)) return false;
  const gap = Math.max(mark.left - word.right, word.left - mark.right);
  return (
    gap <= BESIDE * word.size &&
    mark.size < SMALLER * word.size &&
    mark.baseline > word.baseline + HIGHER * word.size
  );
}

/** Whether a word stands at the one before it without a space: a mark of a note, or what follows one. */
export function isAttached(before: string, word: Word, gap: number): boolean {
  if (ONLY_RAISED.test(word.text)) return !ONLY_RAISED.test(before) && gap <= BESIDE * word.size;
  return CLOSES.test(word.text) && ENDS_RAISED.test(before) && gap <= TOUCHING * word.size;
}
