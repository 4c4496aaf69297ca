import { alternativesOf } from '../spanish/alternatives';

export { folded as plainOf } from '../spanish/folded';

const anyOf = alternativesOf('facts.txt');

/** Whole words (or the beginning of a name) of a section of `facts.txt`, in folded text. */
export const wordsOf = (section: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(section)})(?![\\p{L}\\d])`, 'u');

/** Nothing but one of them, with or without something in brackets behind it. */
export const nameOf = (section: string): RegExp =>
  new RegExp(`^(?:${anyOf(section)})(?: ?\\([^()]*\\))?$`, 'u');

/** A text without these signs and blanks at its ends; by steps, so that a run of them costs no more than itself. */
export function trimmedOf(text: string, signs: string): string {
  const isSign = (letter: string | undefined): boolean =>
    letter !== undefined && (signs.includes(letter) || letter.trim() === '');
  let [start, end] = [0, text.length];
  while (start < end && isSign(text[start])) start += 1;
  while (end > start && isSign(text[end - 1])) end -= 1;
  return text.slice(start, end);
}
