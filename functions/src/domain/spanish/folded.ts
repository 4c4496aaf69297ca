import { foldInPlace } from './fold-in-place';

/** Lower case, without accents and with plain blanks, each letter where it stood: what is found in it can be cut out of the text. */
export const folded = (text: string): string => foldInPlace(text.replace(/\s/gu, ' '));

/** A folded word as an expression that finds it with and without its accents. */
export const withAccents = (word: string): string =>
  word.replace(/[aeiou]/g, (vowel) => `[${vowel}${(vowel + '\u0301').normalize('NFC')}]`);
