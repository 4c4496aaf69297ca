import type { PackedIndex } from './index-format';
import { contains } from './packed-field';
import { parseQuery, type Query, type QueryWord } from './query';
import { idfOf, type Statistics } from './statistics';

export type WeighedWord = QueryWord & { weight: number };

/** How far another name, or a misspelt one at most, stands for the word that was asked for. */
const OTHER_NAME_SHARE = 0.9;
/** Share of a word's five-letter pieces from which it may be the same word misspelt; one wrong letter spoils five. */
const SIMILAR_FROM = 0.4;
const SIMILAR_GAIN = 1.5;

/** "Cruce" alone stands for a half of "luz de cruce". */
const HALF_A_NAME = 0.5;
/** A code that no manual names is not there, however much else fits: it counts more than any word. */
const UNKNOWN_CODE_WEIGHT = 3;

function documentsNaming({ spellings, synonyms }: QueryWord, statistics: Statistics): number {
  const holders = (stem: number) => statistics.documentsWith('stem', stem);
  const own = Math.max(...spellings.map(holders));
  if (own > 0) return own;
  return Math.max(0, ...synonyms.map((stems) => Math.min(...stems.map(holders))));
}

/** The words of a question, once each, with their rarity. */
export function weighWords({ words }: Query, statistics: Statistics): WeighedWord[] {
  const unique = new Map(words.map((word) => [word.lexeme.stem, word]));
  return [...unique.values()].map((word) => {
    const holders = documentsNaming(word, statistics);
    const factor = word.isCode && holders === 0 ? UNKNOWN_CODE_WEIGHT : 1;
    return { ...word, weight: factor * idfOf(statistics.documentCount, holders) };
  });
}

function shareOf({ fields }: PackedIndex, document: number, word: QueryWord): number {
  const { lexeme, spellings, synonyms } = word;
  const holds = (stem: number) => contains(fields.stem, stem, document);
  if (spellings.some(holds) || contains(fields.exact, lexeme.exact, document)) return 1;
  const named = Math.max(0, ...synonyms.map((stems) => stems.filter(holds).length / stems.length));
  if (named >= HALF_A_NAME) return named * OTHER_NAME_SHARE;
  if (word.isCode) return 0;
  const similar = lexeme.grams.filter((gram) => contains(fields.gram, gram, document));
  const share = similar.length / lexeme.grams.length;
  return share >= SIMILAR_FROM ? Math.min(OTHER_NAME_SHARE, share * SIMILAR_GAIN) : 0;
}

/** Share of the words, by rarity, that the document holds: itself, by another name, or nearly. */
export function coverageOf(index: PackedIndex, document: number, words: WeighedWord[]): number {
  let held = 0;
  let total = 0;
  for (const word of words) {
    held += word.weight * shareOf(index, document, word);
    total += word.weight;
  }
  return total > 0 ? held / total : 0;
}

/** How telling each word of a question (folded) is in the manuals that are asked. */
export type WordWeights = ReadonlyMap<string, number>;

/** Coverage of every document of an index, with the weights that the words have elsewhere. */
export function coverages(
  index: PackedIndex,
  question: string,
  weights: WordWeights,
): Map<string, number> {
  const words = parseQuery(question).words.map((word) => ({
    ...word,
    weight: weights.get(word.lexeme.folded) ?? 1,
  }));
  return new Map(index.ids.map((id, document) => [id, coverageOf(index, document, words)]));
}
