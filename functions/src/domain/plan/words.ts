import { alternativesOf } from '../spanish/alternatives';
import { foldInPlace } from '../spanish/fold-in-place';

export { withoutEnd } from '../spanish/ends';

export const anyOf = alternativesOf('plan.txt');

/** Whole words of a section of `plan.txt`, in text that was folded. */
export const wordsOf = (section: string, flags = 'u'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${anyOf(section)})(?!\p{L})`, flags);

/** In small letters without accents, each letter and space where it was. */
export const folded = (text: string): string => foldInPlace(text.replace(/\s/gu, ' '));
