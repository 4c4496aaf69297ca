import { splitSentences } from '../text/sentences';
import type { WordWeights } from './coverage';
import { rememberedLexeme } from '../spanish/lexemes';
import { parseQuery } from './query';
import { wordsOf } from '../spanish/words';

/** Weights beside `Match.normalised`, found on one half of the articles and proved on the other: decision 0011. */
const SENTENCE_WEIGHT = 0.41;
const WINDOW_WEIGHT = 0.36;
/** Words that say something within which what is asked for stands together. */
const WINDOW = 15;
const MEAN_SENTENCE = 15;
/** A title of two words that names everything answers nothing: it counts as a short sentence. */
const SHORT_SENTENCE = 10;

type Naming = { word: number; gain: number };
/** A word of the question where it stands in a text. */
type Occurrence = Naming & { at: number };

/** What each stem stands for: positions of words in the question. */
function namings(
  question: string,
  known: WordWeights,
): { table: Map<number, Naming[]>; total: number } {
  const table = new Map<number, Naming[]>();
  const add = (stem: number, naming: Naming) => {
    table.set(stem, [...(table.get(stem) ?? []), naming]);
  };
  const unique = new Map(parseQuery(question).words.map((word) => [word.lexeme.stem, word]));
  let total = 0;
  [...unique.values()].forEach(({ lexeme, spellings, synonyms }, word) => {
    const weight = known.get(lexeme.folded) ?? 1;
    total += weight;
    for (const stem of spellings) add(stem, { word, gain: weight });
    for (const { stems, share } of synonyms) {
      const gain = (weight * share) / stems.length;
      for (const stem of stems) add(stem, { word, gain });
    }
  });
  return { table, total };
}

/** The weight of the different words among these occurrences. */
function gainOf(occurrences: readonly Occurrence[]): number {
  const best = new Map<number, number>();
  for (const { word, gain } of occurrences) best.set(word, Math.max(gain, best.get(word) ?? 0));
  let sum = 0;
  for (const gain of best.values()) sum += gain;
  return sum;
}

function bestWindow(occurrences: readonly Occurrence[]): number {
  let best = 0;
  let end = 0;
  occurrences.forEach(({ at }, first) => {
    while (end < occurrences.length && (occurrences[end]?.at ?? 0) - at < WINDOW) end += 1;
    best = Math.max(best, gainOf(occurrences.slice(first, end)));
  });
  return best;
}

/** As BM25 would have it, were each sentence a document: a short one that names everything beats a long one. */
const sentenceGain = (occurrences: readonly Occurrence[], length: number): number =>
  (gainOf(occurrences) * 2.2) /
  (1 + 1.2 * (0.25 + (0.75 * Math.max(length, SHORT_SENTENCE)) / MEAN_SENTENCE));

/**
 * Measures how close together a text holds the words of a question, in its best sentence and within a few words, to be
 * added to `Match.normalised`: 0 to about 1. An index of bags of words cannot know it.
 */
export function nearnessMeter(question: string, known: WordWeights): (text: string) => number {
  const { table, total } = namings(question, known);
  return (text) => {
    if (total === 0) return 0;
    const all: Occurrence[] = [];
    let at = 0;
    let sentence = 0;
    for (const { start, end } of splitSentences(text)) {
      const first = { word: at, occurrence: all.length };
      for (const word of wordsOf(text.slice(start, end)).words) {
        const lexeme = rememberedLexeme(word);
        if (!lexeme) continue;
        for (const naming of table.get(lexeme.stem) ?? []) all.push({ ...naming, at });
        at += 1;
      }
      sentence = Math.max(sentence, sentenceGain(all.slice(first.occurrence), at - first.word));
    }
    return (SENTENCE_WEIGHT * sentence + WINDOW_WEIGHT * bestWindow(all)) / total;
  };
}
