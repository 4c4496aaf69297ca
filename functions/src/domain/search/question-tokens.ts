import { valueOfNumber } from '../quantity/numbers';
import { unitsOf } from '../quantity/units';
import { headedLists } from '../spanish/word-lists';
import { fold } from '../spanish/words';

/** How people write in messages, by what it means. */
const meantBy = new Map(
  headedLists('shorthand.txt').flatMap(([word, short]) => short.map((one) => [one, word] as const)),
);
const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...meantBy.keys()].join('|')})(?=\\s+\\p{L})`,
  'gu',
);

/** "Los primeros mil km", "cada quince mil kilómetros", "10 mil km": manuals print figures. */
const IN_THOUSANDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,3}|${[...valueOfNumber.keys()].join('|')})\\s)?mil(?=\\s(?:${unitsOf('distance', 'turning')})(?!\\p{L}))`,
  'giu',
);

/** The question without the shorthand of messages, and with distances in figures. */
export const writtenOut = (question: string): string =>
  question
    .replace(SHORT_WORD, (short) => meantBy.get(short) ?? short)
    .replace(IN_THOUSANDS, (_, count: string = '1') =>
      String(1000 * Number(valueOfNumber.get(count.toLowerCase()) ?? count)),
    );

/** A word, or a code that holds letters. */
const CLUMP = /[\p{L}\p{M}\p{N}]+(?:[-/.,][\p{L}\p{M}\p{N}]+)*/gu;
const LETTERS = /[\p{L}\p{M}]+/gu;

export type Token = { text: string; folded: string; start: number; end: number };

/** The words of a question where they stand, without codes. */
export function tokensOf(question: string): Token[] {
  return [...question.matchAll(CLUMP)].flatMap(({ 0: clump, index }) =>
    /\p{N}/u.test(clump)
      ? []
      : [...clump.matchAll(LETTERS)].map(({ 0: text, index: offset }) => ({
          text,
          folded: fold(text.toLowerCase()),
          start: index + offset,
          end: index + offset + text.length,
        })),
  );
}

/** Words beginning with a capital in the middle of a sentence are names. */
export function isNamed({ text, start }: Token, question: string): boolean {
  const isLower = text === text.toLowerCase();
  const isFirst = /(?:^|[.?!¿¡:])[^\p{L}\p{N}]{0,40}$/u.test(question.slice(0, start));
  return !isLower && !isFirst && /\p{Ll}/u.test(question);
}
