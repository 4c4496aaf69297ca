import { stemOf } from '../../spanish/stems';
import { stopwords } from '../../spanish/stopwords';
import { headedLists, wordList } from '../../spanish/word-lists';

/** Words that name one thing, by the one that stands for all. */
const kept = new Map(
  headedLists('same-things.txt').flatMap(([first, others]) =>
    [first, ...others].map((word) => [word, first] as const),
  ),
);

/** Stems of words of one meaning, by that of the one that stands for all. */
const firsts = new Map(
  headedLists('same-meanings.txt').flatMap(([first, others]) =>
    others.map((word) => [stemOf(word), stemOf(first)] as const),
  ),
);

const empty = new Set(wordList('saying-nothing.txt'));

/** "eI motor", "Ia llave": how scans read "el" and "la". */
const isScannedEmpty = (folded: string): boolean =>
  folded.length <= 3 && folded.includes('i') && stopwords.has(folded.replaceAll('i', 'l'));

export const isEmpty = (folded: string): boolean =>
  !kept.has(folded) && (stopwords.has(folded) || empty.has(folded) || isScannedEmpty(folded));

/** Scans take these letters and figures for one another. */
const scanned = (folded: string): string =>
  folded.replace(/[i1|]/g, 'l').replace(/0/g, 'o').replace(/rn/g, 'm');

/** Words of at least so many letters are taken for one where only their ends differ: "alcance" and "alcanza". */
const MIN_START = 5;
const MAX_END_LENGTH = 3;

export type Word = { folded: string; stem: string };

/** "Apriételos", "asegúrese" without their accents: what is ordered without what it is done to. */
const PRONOUN = /(?<=\p{L}{4}[aei])(?:se)?(?:l[oa]s?)?$|(?<=\p{L}{5}[aei])te$/u;

export const wordOf = (read: string): Word => {
  const folded = read.replace(PRONOUN, '');
  const one =
    kept.get(folded) ?? kept.get(folded.replace(/(?<=[oa])s$/, '').replace(/a$/, 'o')) ?? folded;
  const stem = stemOf(one);
  return { folded: one, stem: firsts.get(stem) ?? stem };
};

export function areSame(one: Word, other: Word): boolean {
  if (one.stem === other.stem || one.folded === other.folded) return true;
  if (/\d/.test(one.folded) && /\d/.test(other.folded)) return false;
  const [shorter, longer] = [one.folded, other.folded].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  if (shorter.length < MIN_START) return false;
  if (scanned(shorter) === scanned(longer)) return true;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  return start >= MIN_START && longer.length - start <= MAX_END_LENGTH;
}
