import { askingWords, stopwords } from '../../spanish/stopwords';
import { headedLists } from '../../spanish/word-lists';
import { fold } from '../../spanish/words';

type Language = 'english' | 'portuguese' | 'french';

const LANGUAGES = (['english', 'portuguese', 'french'] as const).map((language) => ({
  language,
  words: new Map(
    headedLists(`languages/${language}.txt`).map(([foreign, words]) => [fold(foreign), words]),
  ),
}));

/** Heads have at most three words: "tous les combien". */
const MAX_HEAD_WORDS = 3;
const LETTERS = /\p{L}+(?:['’]|(?=\P{L}|$))/gu;

const isSpanish = (word: string): boolean => stopwords.has(word) || askingWords.has(word);

const foldedWords = (question: string): string[] =>
  (question.toLowerCase().match(LETTERS) ?? []).map((word) => fold(word.replace(/['’]$/, '')));

/**
 * The language of a question that is not Spanish: it has more words that only this language has than words that only
 * Spanish has, and a little one ("the", "qual", "combien") among them. Null for Spanish, and for what nobody can tell.
 */
export function languageOf(question: string): Language | null {
  if (/[¿¡ñ]/u.test(question)) return null;
  const words = foldedWords(question);
  const judged = LANGUAGES.map(({ language, words: known }) => {
    const own = words.filter(
      (word) => known.has(word) && !isSpanish(word) && known.get(word)?.join() !== word,
    );
    const hasLittle = own.some((word) => known.get(word)?.map(fold).every(isSpanish));
    const ofSpain = words.filter((word) => isSpanish(word) && !known.has(word)).length;
    return { language, score: hasLittle && own.length > 1 ? own.length - ofSpain : 0 };
  }).sort((one, other) => other.score - one.score);
  const [best] = judged;
  return best && best.score > 0 ? best.language : null;
}

/** Word by word into Spanish, as it is searched for; words that no list has stay as they are. */
export function inSpanish(question: string, language: Language): string {
  const known = LANGUAGES.find((one) => one.language === language)?.words;
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,/-]*/gu) ?? [];
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const length =
      [MAX_HEAD_WORDS, 2, 1].find((size) =>
        known?.has(fold(words.slice(at, at + size).join(' '))),
      ) ?? 1;
    const head = words.slice(at, at + length).join(' ');
    said.push(...(known?.get(fold(head)) ?? [head]));
    at += length;
  }
  return said.join(' ');
}

/** So many words that only English has make a passage one in English: of a sheet of data few are whole sentences. */
const MIN_ENGLISH = 4;

/** Whether a passage of a manual is in English. */
export function readsEnglish(text: string): boolean {
  const english = LANGUAGES.find(({ language }) => language === 'english')?.words;
  const words = new Set(foldedWords(text));
  const own = [...words].filter((word) => english?.has(word) === true && !isSpanish(word)).length;
  const ofSpain = [...words].filter((word) => isSpanish(word) && !english?.has(word)).length;
  return own >= MIN_ENGLISH && own > 2 * ofSpain;
}
