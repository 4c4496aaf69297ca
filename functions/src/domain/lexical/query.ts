import { hashOf, hashPair } from './hash';
import { lexemeOf, stemOf, type Lexeme } from './lexemes';
import { askingWords } from './stopwords';
import { synonymGroups } from './synonyms';
import { wordsOf } from './words';

/** A word of a question with the other names of the thing it names. */
export type QueryWord = {
  lexeme: Lexeme;
  /** Stems of the word as it is written and, where owners leave accents out, as it may be meant. */
  spellings: number[];
  /** Other names of the same thing, each as the stems of its words. */
  synonyms: number[][];
  /** Letters and figures in one word: a code, which nothing else can stand for. */
  isCode: boolean;
  /** Stem of the other of two that the question leaves open: "95 o 98". */
  alternative: number | null;
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
      // "Cargado" is another name of "plena carga", but the "carga" in it must not stand for "plena".
      const isOther = (other: number[]) => !other.every((stem) => stems.includes(stem));
      const others = phrases.filter((other, at) => at !== position && isOther(other));
      table.set(first, [...(table.get(first) ?? []), { stems, others }]);
    });
  }
  return table;
}

const phrases = phraseTable();

/** The other names of things named by one word or several; a phrase gives them to each of its words. */
function synonymsAt(spellings: readonly number[][]): number[][][] {
  const found: number[][][] = spellings.map(() => []);
  spellings.forEach((stems, start) => {
    for (const phrase of stems.flatMap((stem) => phrases.get(stem) ?? [])) {
      const isHere = phrase.stems.every((part, offset) =>
        spellings[start + offset]?.includes(part),
      );
      if (isHere)
        phrase.stems.forEach((_, offset) => found[start + offset]?.push(...phrase.others));
    }
  });
  return found;
}

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** "prendio" may be "prendió", "bateria" "batería", "presion" "presión": stems of the accented forms differ. */
function spellingsOf(word: string, own: number): number[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return [own];
  const forms = [
    word.replace(/[aeiou]$/, (vowel) => ACCENTED[vowel] ?? vowel),
    word.replace(/ion$/, 'ión'),
    word.replace(/i(a[sn]?)$/, 'í$1'),
  ];
  return [...new Set([own, ...forms.map((form) => hashOf(stemOf(form)))])];
}

const OR = new Set(['o', 'u', 'ó']);

/** For each word the one that the question sets beside it as another possibility. */
function alternativesIn(words: readonly string[]): Map<string, string> {
  const pairs = new Map<string, string>();
  words.forEach((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (!OR.has(word) || before === undefined || after === undefined) return;
    pairs.set(before, after).set(after, before);
  });
  return pairs;
}

/** Reads a question: its words without those that only ask (unless it has no others), pairs of neighbours, codes. */
export function parseQuery(question: string): Query {
  const { words, compounds } = wordsOf(question);
  const all = words.flatMap((word) => {
    const lexeme = lexemeOf(word);
    return lexeme ? [{ word, lexeme }] : [];
  });
  const asked = all.filter(({ lexeme }) => !askingWords.has(lexeme.folded));
  const kept = asked.length > 0 ? asked : all;
  const spellings = kept.map(({ word, lexeme }) => spellingsOf(word, lexeme.stem));
  const synonyms = synonymsAt(spellings);
  const alternatives = alternativesIn(words);
  return {
    words: kept.map(({ word, lexeme }, index) => ({
      lexeme,
      spellings: spellings[index] ?? [],
      synonyms: synonyms[index] ?? [],
      alternative: lexemeOf(alternatives.get(word) ?? '')?.stem ?? null,
      isCode: /\p{L}/u.test(word) && /\p{N}/u.test(word),
    })),
    bigrams: kept
      .slice(1)
      .map(({ lexeme }, index) => hashPair(kept[index]?.lexeme.stem ?? 0, lexeme.stem)),
    compounds: compounds.map((compound) => hashOf(compound)),
  };
}
