import { remembering } from '../shared/remembering';
import { shareBy, shareOf, type Holds, type WordWeights } from './coverage';
import { hashOf } from '../spanish/hash';
import { rememberedLexeme, type Lexeme } from '../spanish/lexemes';
import { parseQuery, type QueryWord } from './query';
import { wordsOf } from '../spanish/words';

/** A word counts as held from this share on; half a name is not enough, nor what several words only hint at. */
const MATCHED_FROM = 0.65;

type Coverage = {
  /** Share of the question's words, by rarity: 0 to 1. */
  share: number;
  /** Positions in `words` of those that the text holds. */
  matched: ReadonlySet<number>;
};

type Terms<Of> = Record<Parameters<Holds>[0], Of>;
/** `id` is 0 for all texts that hold nothing of what is looked for. */
type ReadText = { id: number; matched: Terms<Set<number>>; length: number };

/** All by which a text can hold one of the words. */
const termsOf = (words: readonly QueryWord[]): Terms<ReadonlySet<number>> => ({
  stem: new Set(
    words.flatMap(({ spellings, replacements }) => [
      ...spellings,
      ...replacements.flatMap(({ stems }) => stems),
    ]),
  ),
  gram: new Set(words.flatMap(({ lexeme }) => lexeme.grams)),
});

/** A word that says something, but nothing of what is looked for, as most words. */
const OTHER: Terms<number[]> = { stem: [], gram: [] };
/** What most texts hold of it. */
const NOTHING: Terms<Set<number>> = { stem: new Set(), gram: new Set() };

/** What a word of a text holds of the terms looked for; null for stopwords. */
function wordReader(wanted: Terms<ReadonlySet<number>>) {
  const find = ({ stem, grams }: Pick<Lexeme, 'stem' | 'grams'>) => {
    const found = {
      stem: [stem].filter((hash) => wanted.stem.has(hash)),
      gram: grams.filter((hash) => wanted.gram.has(hash)),
    };
    return found.stem.length + found.gram.length > 0 ? found : OTHER;
  };
  return {
    word: remembering((word: string): Terms<number[]> | null => {
      const lexeme = rememberedLexeme(word);
      return lexeme && find(lexeme);
    }),
    /** A code as a whole ("5w30"), which stands beside its parts. */
    code: (code: string) => find({ stem: hashOf(code), grams: [] }),
  };
}

/**
 * Reads texts for the terms of the words, and keeps no others: with sets of all that a text says, an answer takes twice
 * the time.
 */
function textReader(words: readonly QueryWord[]): (text: string) => ReadText {
  const read = wordReader(termsOf(words));
  let last = 0;
  return (text) => {
    let matched = NOTHING;
    let id = 0;
    let length = 0;
    const add = (found: Terms<number[]> | null) => {
      if (!found) return;
      length += 1;
      if (found === OTHER) return;
      if (id === 0) {
        id = last += 1;
        matched = { stem: new Set(), gram: new Set() };
      }
      for (const hash of found.stem) matched.stem.add(hash);
      for (const hash of found.gram) matched.gram.add(hash);
    };
    const { words: all, compounds } = wordsOf(text);
    for (const word of all) add(read.word(word));
    for (const compound of compounds) add(read.code(compound));
    return { id, matched, length };
  };
}

/** Measures texts, which are in no index, with the weights that the words of the question have elsewhere. */
export function coverageMeter(question: string, known: WordWeights) {
  const words = parseQuery(question).words.map((word) => ({
    ...word,
    weight: known.get(word.lexeme.folded) ?? 1,
  }));
  const rarity = (stem: number) => known.get(stem) ?? 1;
  const readOnce = remembering(textReader(words));
  const holding = (telling: readonly ReadText[]): Coverage => {
    const holds: Holds = (field, hash) => telling.some(({ matched }) => matched[field].has(hash));
    const shares = words.map((word) => shareOf(holds, rarity, word));
    const matched = shares.flatMap((share, at) => (share > MATCHED_FROM ? [at] : []));
    return { share: shareBy(words, shares), matched: new Set(matched) };
  };
  const measured = new Map<string, Coverage>();
  /** Several texts count as one. Many statements stand below the same headings and hold nothing else: they measure alike. */
  const measure = (...texts: string[]): Coverage => {
    const telling = texts.map(readOnce).filter(({ id }) => id > 0);
    const key = telling.map(({ id }) => id).join();
    const coverage = measured.get(key) ?? holding(telling);
    measured.set(key, coverage);
    return coverage;
  };
  return {
    words: words.map(({ lexeme: { folded }, weight, isThing }) => ({ folded, weight, isThing })),
    measure,
    /** Words of a text that say something. */
    lengthOf: (text: string): number => readOnce(text).length,
  };
}
