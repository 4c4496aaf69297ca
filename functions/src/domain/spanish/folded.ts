import { foldInPlace } from './fold-in-place';

/** Lower case, without accents and with plain blanks, each letter where it stood: what is found in it can be cut out of the text. */
export const folded = (text: string): string => foldInPlace(text.replace(/\s/gu, ' '));
