import { isSameBaseline } from '../geometry/same-baseline';
import type { Rule, Word } from '../types';

/** Letters of a word that are set apart stand no further from each other, as a share of their height; words do. */
const FURTHEST = 1;
const FURTHEST_WORD = 2.5;
/** So many in a row are no initials, no marks, and no "P R N D B" of a lever. */
const FEWEST = 7;
/** Of these so many differ and are no words by themselves, as "a" and "y" are: "O O O O O" are marks, "De 9 a 18 kg" a text. */
const FEWEST_LETTERS = 3;
/** A gap that is larger than the usual one of its run by this factor stands between two words. */
const BETWEEN_WORDS = 1.6;
const SINGLE = /^[\p{L}\p{N}][.,:;]?$|^[.,:;%°/()&-]$/u;
/** In UTF-16: most words are longer, and need not be looked at. */
const LONGEST_SINGLE = 3;
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
export function withoutTracking(words: Word[], down: readonly Rule[]): Word[] {
  if (!haveSingles(words)) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && isOfRun(words, { begin: at, at: end, down })) end += 1;
    const run = words.slice(at, Math.max(end, at + 1));
    joined.push(...(run.length >= FEWEST && isTracked(run) ? wordsOf(run) : run));
    at += run.length;
  }
  return joined.length === words.length ? words : joined;
}

const isSingle = ({ text }: Word): boolean => text.length <= LONGEST_SINGLE && SINGLE.test(text);

/** Whether so many letters follow each other as such a word has: of most pages no more is asked. */
function haveSingles(words: readonly Word[]): boolean {
  let found = 0;
  return words.some((word) => {
    found = isSingle(word) ? found + 1 : 0;
    return found >= FEWEST;
  });
}

type Place = { begin: number; at: number; down: readonly Rule[] };

function isOfRun(words: readonly Word[], { begin, at, down }: Place): boolean {
  const [last, word] = [words[at - 1], words[at]];
  if (!word || !isSingle(word)) return false;
  return at === begin || (last !== undefined && isNext(last, word, down));
}

const isTracked = (run: readonly Word[]): boolean =>
  new Set(run.map(({ text }) => text).filter((text) => NO_WORD.test(text))).size >=
    FEWEST_LETTERS && usualGap(run) <= FURTHEST * Math.max(...run.map(({ size }) => size));

const gapsOf = (run: readonly Word[]): number[] =>
  run.slice(1).map(({ left }, at) => left - (run[at]?.right ?? left));

function usualGap(run: readonly Word[]): number {
  const gaps = gapsOf(run).toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

function wordsOf(run: readonly Word[]): Word[] {
  const [gaps, usual] = [gapsOf(run), usualGap(run)];
  const words: Word[] = [];
  run.forEach((letter, at) => {
    const last = words.at(-1);
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    if (last && gap <= BETWEEN_WORDS * usual) {
      words[words.length - 1] = {
        ...last,
        text: last.text + letter.text,
        right: Math.max(last.right, letter.right),
        size: Math.max(last.size, letter.size),
      };
    } else words.push(letter);
  });
  return words;
}
