import { fold } from '../spanish/words';

const wordsOf = (text: string): string[] => fold(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a phrase is printed in one of these texts, word after word: marks and capitals are all the same. */
export function isPrinted(phrase: string, texts: readonly string[]): boolean {
  const words = wordsOf(phrase).join(' ');
  return (
    words !== '' && texts.some((text) => ` ${wordsOf(text).join(' ')} `.includes(` ${words} `))
  );
}
