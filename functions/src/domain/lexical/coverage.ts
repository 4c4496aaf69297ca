import type { PackedIndex } from './index-format';
import { contains } from './packed-field';
import type { Query, QueryWord } from './query';
import { idfOf, type Statistics } from './statistics';

export type WeighedWord = QueryWord & { weight: number };

/** How far another name, or a misspelt one at most, stands for the word that was asked for. */
const OTHER_NAME_SHARE = 0.9;
/** Share of a word's five-letter pieces from which it may be the same word misspelt; one wrong letter spoils five. */
const SIMILAR_FROM = 0.4;
const SIMILAR_GAIN = 1.5;

function documentsNaming({ lexeme, synonyms }: QueryWord, statistics: Statistics): number {
  const own = statistics.documentsWith('stem', lexeme.stem);
  if (own > 0) return own;
  const rarest = (stems: number[]) =>
    Math.min(...stems.map((stem) => statistics.documentsWith('stem', stem)));
  return Math.max(0, ...synonyms.map(rarest));
}

/** The words that an answer should hold, once each, with their rarity; all words when the question only asks. */
export function weighWords({ words }: Query, statistics: Statistics): WeighedWord[] {
  const askedFor = words.filter(({ isAskedFor }) => isAskedFor);
  const unique = new Map(
    (askedFor.length > 0 ? askedFor : words).map((word) => [word.lexeme.stem, word]),
  );
  return [...unique.values()].map((word) => ({
    ...word,
    weight: idfOf(statistics.documentCount, documentsNaming(word, statistics)),
  }));
}

function shareOf(
  { fields }: PackedIndex,
  document: number,
  { lexeme, synonyms }: QueryWord,
): number {
  if (contains(fields.stem, lexeme.stem, document)) return 1;
  if (contains(fields.exact, lexeme.exact, document)) return 1;
  const isNamed = synonyms.some((stems) =>
    stems.every((stem) => contains(fields.stem, stem, document)),
  );
  if (isNamed) return OTHER_NAME_SHARE;
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
