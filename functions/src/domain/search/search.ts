import {
  coverageOf,
  weighWords,
  type Rarity,
  type WeighedWord,
  type WordWeights,
} from './coverage';
import { remembering } from '../shared/remembering';
import { fieldWeights, type Field } from './fields';
import type { PackedIndex } from './index-format';
import { contains, rowOf, type PackedField } from './packed-field';
import { parseQuery, type Query, type QueryWord } from './query';
import { statisticsOf, type Statistics } from './statistics';

export type Match = {
  id: string;
  /** BM25+ over the three fields (decision 0011); comparable within one search only. */
  score: number;
  /** Share of what is asked for, weighed by rarity, that the passage holds: 0 to 1. */
  coverage: number;
  /** The score beside that of a passage which holds every word of the question about once. */
  normalised: number;
};

type Term = { field: Field; hash: number; weight: number };

const SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.75;
const FLOOR = 0.5;

/** Weight of another name of a thing, beside the owner's own word, and when the manual never uses the owner's word. */
const SYNONYM_WEIGHT = { wordIsKnown: 0.4, wordIsUnknown: 0.85 };

/** The stem by which the indexes know the word: as it was written, or with the accents that were left out. */
function knownStem({ spellings, lexeme }: QueryWord, statistics: Statistics): number {
  return spellings.find((stem) => statistics.documentsWith('stem', stem) > 0) ?? lexeme.stem;
}

function synonymTerms({ words }: Query, statistics: Statistics): Term[] {
  const asked = new Set(words.flatMap(({ spellings }) => spellings));
  const weights = new Map<number, number>();
  for (const word of words) {
    const isKnown = statistics.documentsWith('stem', knownStem(word, statistics)) > 0;
    const weight = isKnown ? SYNONYM_WEIGHT.wordIsKnown : SYNONYM_WEIGHT.wordIsUnknown;
    for (const { stems, share } of word.synonyms) {
      for (const stem of stems) {
        if (!asked.has(stem)) weights.set(stem, Math.max(share * weight, weights.get(stem) ?? 0));
      }
    }
  }
  return [...weights].map(([hash, weight]) => ({ field: 'stem', hash, weight }));
}

function termsOf(query: Query, statistics: Statistics): Term[] {
  const term = (field: Field) => (hash: number) => ({ field, hash, weight: fieldWeights[field] });
  return [
    ...query.words.map((word) => term('stem')(knownStem(word, statistics))),
    ...query.words.map(({ lexeme }) => term('exact')(lexeme.exact)),
    ...query.compounds.flatMap((hash) => [term('stem')(hash), term('exact')(hash)]),
    ...query.words.flatMap(({ lexeme }) => lexeme.grams.map(term('gram'))),
    ...synonymTerms(query, statistics),
  ];
}

function addScores(
  scores: Float64Array,
  field: PackedField,
  term: Term,
  statistics: Statistics,
): void {
  const row = rowOf(field, term.hash);
  if (row < 0) return;
  const weight = term.weight * statistics.idf(term.field, term.hash);
  const meanLength = statistics.meanLength[term.field];
  const end = field.offsets[row + 1] ?? 0;
  for (let position = field.offsets[row] ?? 0; position < end; position += 1) {
    const document = field.documents[position] ?? 0;
    const frequency = field.frequencies[position] ?? 0;
    const length = (field.lengths[document] ?? 0) / meanLength;
    const norm = SATURATION * (1 - LENGTH_NORMALISATION + LENGTH_NORMALISATION * length);
    const gain = (frequency * (SATURATION + 1)) / (frequency + norm) + FLOOR;
    scores[document] = (scores[document] ?? 0) + weight * gain;
  }
}

type Scored = { index: PackedIndex; document: number; score: number };

/** The best, the highest score first; equal scores keep the order of the text. */
const best = (scored: readonly Scored[], limit: number): Scored[] =>
  scored.toSorted((a, b) => b.score - a.score).slice(0, limit);

/** The best of one index. Most of its thousands of passages hold some piece of the question: few are ever compared. */
function bestOf(index: PackedIndex, scores: Float64Array, limit: number): Scored[] {
  let found: Scored[] = [];
  let least = 0;
  scores.forEach((score, document) => {
    if (score <= least) return;
    found.push({ index, document, score });
    if (found.length < 2 * limit) return;
    found = best(found, limit);
    least = found.at(-1)?.score ?? 0;
  });
  return best(found, limit);
}

function toMatch({ index, document, score }: Scored, words: WeighedWord[], rarity: Rarity): Match {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    id: index.ids[document] ?? '',
    score,
    coverage: coverageOf(
      (field, hash) => contains(index.fields[field], hash, document),
      rarity,
      words,
    ),
    normalised: total > 0 ? score / (total * (SATURATION + 1)) : 0,
  };
}

/** Searches several indexes as if they were one. */
export function searchIndexes(
  indexes: readonly PackedIndex[],
  question: string,
  limit: number,
): Match[] {
  const query = parseQuery(question);
  const statistics = statisticsOf(indexes);
  const terms = termsOf(query, statistics);
  const scored = indexes.flatMap((index) => {
    const scores = new Float64Array(index.ids.length);
    for (const term of terms) addScores(scores, index.fields[term.field], term, statistics);
    return bestOf(index, scores, limit);
  });
  const words = weighWords(query, statistics);
  // The same few stems are asked for with every passage.
  const rarity = remembering((stem: number) => statistics.idf('stem', stem));
  return best(scored, limit).map((found) => toMatch(found, words, rarity));
}

/** The words of a question with their rarity in these indexes together. */
export function wordWeights(indexes: readonly PackedIndex[], question: string): WordWeights {
  const statistics = statisticsOf(indexes);
  const words = weighWords(parseQuery(question), statistics);
  const stems = words.flatMap(({ replacements }) => replacements.flatMap((name) => name.stems));
  return new Map<string | number, number>([
    ...words.map(({ lexeme, weight }) => [lexeme.folded, weight] as const),
    ...[...new Set(stems)].map((stem) => [stem, statistics.idf('stem', stem)] as const),
  ]);
}
