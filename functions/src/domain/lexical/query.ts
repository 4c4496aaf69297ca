import { hashOf, hashPair } from './hash';
import { lexemeOf, type Lexeme } from './lexemes';
import { askingWords } from './stopwords';
import { synonymGroups } from './synonyms';
import { wordsOf } from './words';

/** A word of a question with the other names of the thing it names. */
export type QueryWord = {
  lexeme: Lexeme;
  /** Other names of the same thing, each as the stems of its words. */
  synonyms: number[][];
  /** Whether a passage that answers should hold it; "¿cuál es …?" need not be answered by "cuál". */
  isAskedFor: boolean;
};

export type Query = { words: QueryWord[]; bigrams: number[]; compounds: number[] };

type Phrase = { stems: number[]; others: number[][] };

const stemsOf = (phrase: string): number[] =>
  wordsOf(phrase).words.flatMap((word) => lexemeOf(word)?.stem ?? []);

/** Phrases of the synonym table by their first stem. */
function phraseTable(): Map<number, Phrase[]> {
  const table = new Map<number, Phrase[]>();
  for (const group of synonymGroups) {
    const phrases = group.map(stemsOf);
    phrases.forEach((stems, position) => {
      const first = stems[0];
      if (first === undefined) return;
      const others = phrases.filter((_, other) => other !== position);
      table.set(first, [...(table.get(first) ?? []), { stems, others }]);
    });
  }
  return table;
}

const phrases = phraseTable();

/** The other names of things named by one word or several; a phrase gives them to each of its words. */
function synonymsAt(stems: readonly number[]): number[][][] {
  const found: number[][][] = stems.map(() => []);
  stems.forEach((stem, start) => {
    for (const phrase of phrases.get(stem) ?? []) {
      if (!phrase.stems.every((part, offset) => stems[start + offset] === part)) continue;
      phrase.stems.forEach((_, offset) => found[start + offset]?.push(...phrase.others));
    }
  });
  return found;
}

/** Reads a question: its words once each (stopwords left out), pairs of neighbours, codes. */
export function parseQuery(question: string): Query {
  const { words, compounds } = wordsOf(question);
  const lexemes = words.flatMap((word) => lexemeOf(word) ?? []);
  const synonyms = synonymsAt(lexemes.map(({ stem }) => stem));
  const bigrams = lexemes
    .slice(1)
    .map(({ stem }, index) => hashPair(lexemes[index]?.stem ?? 0, stem));
  return {
    words: lexemes.map((lexeme, index) => ({
      lexeme,
      synonyms: synonyms[index] ?? [],
      isAskedFor: !askingWords.has(lexeme.folded),
    })),
    bigrams,
    compounds: compounds.map((compound) => hashOf(compound)),
  };
}
