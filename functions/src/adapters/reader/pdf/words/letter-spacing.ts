import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Rule, Word } from '../types';

/** Letters of a word that are set apart stand no further from each other, as a share of their height; words do. */
const FURTHEST = 1;
const FURTHEST_WORD = 2.5;
/** So many in a row are no initials, no marks, and no "P R N D B" of a lever. */
const FEWEST = 7;
/** Of these so many differ and are no words by themselves, as "a" and "y" are: "O O O O O" are marks, "De 9 a 18 kg" a text. */
const MIN_LETTERS = 3;
/** A gap that is larger than the usual one of its run by this factor stands between two words. */
const BETWEEN_WORDS = 1.6;
const SINGLE = /^[\p{L}\p{N}][.,:;]?$|^[.,:;%°/()&-]$/u;
/** In UTF-16: most words are longer, and need not be looked at. */
const MAX_SINGLE_LENGTH = 3;
const NO_WORD = /^(?![aeouy])\p{L}$/u;

const isNext = (last: Word, word: Word, down: readonly Rule[]): boolean =>
  last.turned === word.turned &&
  isSameBaseline(last, word) &&
  word.left - last.right <= FURTHEST_WORD * Math.max(last.size, word.size) &&
  word.left >= last.left &&
  !down.some((rule) => isBetween(rule, last, word));

/** Letters in cells of their own are no word. */
const isBetween = ({ at, from, to }: Rule, last: Word, { left, baseline }: Word): boolean =>
  last.right <= at && at <= left && from <= baseline && baseline <= to;

/** "D e t r á s 2 , 7 b a r": words whose letters stand apart, as words again. */
export const withoutTracking = (words: Word[], down: readonly Rule[]): Word[] =>
  haveSingles(words)
    ? runsOf(
        words,
        (last, word) => isSingle(last) && isSingle(word) && isNext(last, word, down),
      ).flatMap((run) => (isTracked(run) ? wordsOf(run) : run))
    : words;

const isSingle = ({ text }: Word): boolean => text.length <= MAX_SINGLE_LENGTH && SINGLE.test(text);

/** Whether so many letters follow each other as such a word has: of most pages no more is asked. */
function haveSingles(words: readonly Word[]): boolean {
  let found = 0;
  return words.some((word) => {
    found = isSingle(word) ? found + 1 : 0;
    return found >= FEWEST;
  });
}

const isTracked = (run: readonly Word[]): boolean =>
  new Set(run.map(({ text }) => text).filter((text) => NO_WORD.test(text))).size >= MIN_LETTERS &&
  usualGap(run) <= FURTHEST * Math.max(...run.map(({ size }) => size));

function usualGap(run: readonly Word[]): number {
  const gaps = run
    .slice(1)
    .map(({ left }, at) => left - (run[at]?.right ?? left))
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

function wordsOf(run: readonly Word[]): Word[] {
  const usual = usualGap(run);
  const words = runsOf(run, (last, letter) => letter.left - last.right <= BETWEEN_WORDS * usual);
  return words.flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            text: [first, ...others].map(({ text }) => text).join(''),
            right: Math.max(first.right, ...others.map(({ right }) => right)),
            size: Math.max(first.size, ...others.map(({ size }) => size)),
          },
        ]
      : [],
  );
}
