import { raiseMark } from '../../raised-digits';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Word } from '../types';

const MARK = /^(?:\d{1,2}|[a-g])$/;
const MAX_MARK_LENGTH = 2;
/** A mark is smaller than this share of the word beside it, and stands higher by more than that share, */
const SMALLER = 0.85;
const HIGHER = 0.1;
/** At the end of its word it may stand as high as this share, and nearer than that one. */
const HIGHEST = 0.5;
const TOUCHING = 0.1;
/** Elsewhere it is nearer than this share of its height. */
const BESIDE = 0.6;

/**
 * The words of a page with figures and letters that stand alone above the line as raised ones: "2,2 bar ²" is no second
 * figure, and "750 ᵃ" no preposition.
 */
export function withNoteMarks(words: readonly Word[]): Word[] {
  return words.map((word, index) => {
    if (word.text.length > MAX_MARK_LENGTH || !MARK.test(word.text) || word.turned) return word;
    const own = words[index - 1];
    // On the line of its word: one that stands high would be a line of its own.
    if (isAtEnd(word, own)) return { ...word, baseline: own.baseline, text: raiseMark(word.text) };
    const beside = [own, words[index + 1]];
    const isMark = beside.some((other) => isAbove(word, other) && isNear(word, other));
    // Alone in its cell: the note says what stands in its place.
    return isMark || beside.every((other) => isAbove(word, other))
      ? { ...word, text: raiseMark(word.text) }
      : word;
  });
}

const isAbove = (mark: Word, word: Word | undefined): word is Word =>
  word !== undefined &&
  !word.turned &&
  isSameBaseline(mark, word) &&
  mark.size < SMALLER * word.size &&
  mark.baseline > word.baseline + HIGHER * word.size;

/** Whether a mark touches the end of a word, as high as that reaches. */
const isAtEnd = (mark: Word, word: Word | undefined): word is Word =>
  word !== undefined &&
  !word.turned &&
  mark.size < SMALLER * word.size &&
  Math.abs(mark.left - word.right) <= TOUCHING * word.size &&
  mark.baseline > word.baseline + HIGHER * word.size &&
  mark.baseline < word.baseline + HIGHEST * word.size;

const isNear = (mark: Word, word: Word): boolean =>
  Math.max(mark.left - word.right, word.left - mark.right) <= BESIDE * word.size;
