import { remembering } from '../shared/remembering';
import { hashOf } from '../spanish/hash';
import type { QueryWord } from './query';
import { startOf, startsOf, stemOf } from '../spanish/stems';
import { askingWords, stopwords } from '../spanish/stopwords';
import { readLexicon } from './synonyms';
import { wordList } from '../spanish/word-lists';
import { fold } from '../spanish/words';

type KnownWords = {
  /** What somebody may have meant, without accents, as it is written. */
  meant: Map<string, string>;
  /** All words, by their beginnings: few of them need to be stemmed. */
  byStart: Map<string, Set<string>>;
};

/** How much longer a word may be than the known one whose stem it has only with an accent: "vatería" would be of "vatio". */
const MAX_ENDING_LENGTH = 1;

/** Different words as they are written, with the same without accents. */
function wordsIn(names: readonly string[]): [written: string, folded: string][] {
  const written = [...new Set(names.join(' ').split(/\s+/))];
  // All at once: each by itself takes many times as long.
  const folded = fold(written.join(' ')).split(' ');
  return written.map((word, at) => [word, folded[at] ?? word]);
}

function readWords(): KnownWords {
  const { equivalents, mappings } = readLexicon();
  const asked = wordsIn([
    ...equivalents.flat(),
    ...mappings.flatMap(({ from }) => from),
    ...wordList('everyday-words.txt'),
  ]);
  const looked = wordsIn(mappings.flatMap(({ to }) => to));
  const byStart = new Map<string, Set<string>>();
  for (const [word, folded] of [...asked, ...looked]) {
    const start = startOf(folded);
    const words = byStart.get(start);
    if (words) words.add(word);
    else byStart.set(start, new Set([word]));
  }
  const meant = new Map<string, string>();
  for (const [word, folded] of asked) {
    // Of "freno" and "frenó" the one without an accent.
    if (word === folded || !meant.has(folded)) meant.set(folded, word);
  }
  for (const word of [...stopwords, ...askingWords]) meant.set(word, word);
  return { meant, byStart };
}

let read: KnownWords | undefined;
/** Read when the first question comes that has a word which no manual has. */
const knownWords = (): KnownWords => (read ??= readWords());

/** Stems with the length of the longest word that has them, of words that begin so. */
const stemsFrom = remembering((start: string) => {
  const known = new Map<number, number>();
  for (const word of knownWords().byStart.get(start) ?? []) {
    const stem = hashOf(stemOf(word));
    known.set(stem, Math.max(word.length, known.get(stem) ?? 0));
  }
  return known;
});

/** Whether the word, in some form, is one of the lexicon, or one that everybody uses. */
export function isKnown({ lexeme, spellings }: Pick<QueryWord, 'lexeme' | 'spellings'>): boolean {
  const known = startsOf(lexeme.folded).map(stemsFrom);
  const least = Math.max(1, lexeme.folded.length - MAX_ENDING_LENGTH);
  return known.some(
    (stems) => stems.has(lexeme.stem) || spellings.some((stem) => (stems.get(stem) ?? 0) >= least),
  );
}

let storyStems: ReadonlySet<number> | undefined;
/** Stems of the words that owners tell stories with; made when the first question comes. */
const stemsOfStories = (): ReadonlySet<number> =>
  (storyStems ??= new Set(wordList('everyday-words.txt').map((word) => hashOf(stemOf(word)))));

/** Whether the word, in some form, is one that owners tell stories with. */
export const isOfStories = ({ spellings }: Pick<QueryWord, 'spellings'>): boolean =>
  spellings.some((stem) => stemsOfStories().has(stem));

/** How a folded word of the lexicon, of everyday or of asking is written; null for all others. */
export const writtenName = (folded: string): string | null =>
  knownWords().meant.get(folded) ?? null;

/** Whether a folded word only helps to ask. */
export const isHelper = (folded: string): boolean =>
  stopwords.has(folded) || askingWords.has(folded);
