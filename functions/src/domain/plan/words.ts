import { alternativesOf } from '../spanish/alternatives';

export { folded } from '../spanish/folded';

export const anyOf = alternativesOf('plan.txt');

/** Whole words of a section of `plan.txt`, in text that was folded. */
export const wordsOf = (section: string, flags = 'u'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${anyOf(section)})(?!\p{L})`, flags);

/** A text without what it ends in of these characters, in linear time. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
