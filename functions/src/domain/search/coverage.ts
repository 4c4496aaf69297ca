import type { Lexeme } from '../spanish/lexemes';
import type { Query, QueryWord } from './query';
import { idfOf, type Statistics } from './statistics';

export type WeighedWord = QueryWord & { weight: number };

/** What half of ten passages say, half of a manual does not: a short document is taken for a part of a longer one. */
const MIN_DOCUMENTS = 50;
/** How far a misspelt word at most stands for the one that was asked for. */
const MISSPELT_SHARE = 0.9;
/** Share of a word's five-letter pieces from which it may be the same word misspelt; one wrong letter spoils five. */
const SIMILAR_FROM = 0.4;
const SIMILAR_GAIN = 1.5;
/** Pieces at the beginning of a word, by one of which another one begins like it. */
const BEGINNING = 2;

/** "Cruce" alone stands for most of "luz de cruce", "luz" alone for too little of it to stand for anything. */
const HALF_A_NAME = 0.5;
/** A code that no manual names is not there, however much else fits: it counts more than any word. */
const UNKNOWN_CODE_WEIGHT = 3;

function documentsNaming({ spellings, synonyms }: QueryWord, statistics: Statistics): number {
  const holders = (stem: number) => statistics.documentsWith('stem', stem);
  const own = Math.max(...spellings.map(holders));
  // A rare name of a common thing tells no more than its common name.
  return Math.max(own, ...synonyms.map(({ stems }) => Math.min(...stems.map(holders))));
}

/** The words of a question, once each, with their rarity. */
export function weighWords({ words }: Query, statistics: Statistics): WeighedWord[] {
  const unique = new Map(words.map((word) => [word.lexeme.stem, word]));
  const documentCount = Math.max(statistics.documentCount, MIN_DOCUMENTS);
  return [...unique.values()].map((word) => {
    const holders = documentsNaming(word, statistics);
    const factor = word.isCode && holders === 0 ? UNKNOWN_CODE_WEIGHT : 1;
    return { ...word, weight: factor * idfOf(documentCount, holders) };
  });
}

/** Whether a text holds a term: its words, and the pieces of its words. */
export type Holds = (field: 'stem' | 'gram', hash: number) => boolean;

/** How rare a stem is in the manuals that are asked. */
export type Rarity = (stem: number) => number;

/** How far a text holds a word, 0 to 1: itself, by another name, or nearly. */
export function shareOf(holds: Holds, rarity: Rarity, word: QueryWord): number {
  const { lexeme, spellings, replacements } = word;
  const holdsStem = (stem: number) => holds('stem', stem);
  if (spellings.some(holdsStem)) return 1;
  const named = Math.max(
    0,
    ...replacements.map(({ stems, telling, share }) => {
      if (!telling.some(holdsStem)) return 0;
      const matched = sumOf(stems.filter(holdsStem), rarity) / sumOf(stems, rarity);
      return matched >= HALF_A_NAME ? matched * share : 0;
    }),
  );
  if (named > 0) return named;
  if (word.isCode) return 0;
  const similar = lexeme.grams.filter((gram) => holds('gram', gram));
  if (replacements.length > 0 && !beginsLike(lexeme, similar)) return 0;
  const share = similar.length / lexeme.grams.length;
  return share >= SIMILAR_FROM ? Math.min(MISSPELT_SHARE, share * SIMILAR_GAIN) : 0;
}

/**
 * A word that the lexicon knows is spelt well: another one that only ends like it is another thing ("guantera" and
 * "delantera"), one that begins like it may be a form of it.
 */
const beginsLike = ({ grams }: Lexeme, similar: readonly number[]): boolean =>
  grams.slice(0, BEGINNING).some((gram) => similar.includes(gram));

const sumOf = (stems: readonly number[], rarity: Rarity): number =>
  stems.reduce((sum, stem) => sum + rarity(stem), 0);

export const shareBy = (words: readonly WeighedWord[], shares: readonly number[]): number => {
  let matched = 0;
  let total = 0;
  words.forEach(({ weight }, at) => {
    matched += weight * (shares[at] ?? 0);
    total += weight;
  });
  return total > 0 ? matched / total : 0;
};

/** Share of the words, by rarity, that a text holds: themselves, by another name, or nearly. */
export const coverageOf = (holds: Holds, rarity: Rarity, words: WeighedWord[]): number =>
  shareBy(
    words,
    words.map((word) => shareOf(holds, rarity, word)),
  );

/**
 * How telling each word of a question (folded) is in the manuals that are asked, and how rare each stem of its other
 * names, which is looked up by its hash.
 */
export type WordWeights = ReadonlyMap<string | number, number>;
