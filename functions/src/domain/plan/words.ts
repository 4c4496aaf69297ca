import { alternativesOf } from '../spanish/alternatives';

export const anyOf = alternativesOf('plan.txt');

/** Whole words of a section of `plan.txt`, in text that was folded. */
export const wordsOf = (section: string, flags = 'u'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${anyOf(section)})(?!\p{L})`, flags);

const MARKS = /[\u0300-\u036f]/g;

const letterByLetter = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(MARKS, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

/** Without accents and capitals, each letter and space where it was. */
export function folded(text: string): string {
  const whole = text.normalize('NFC').replace(/\s/gu, ' ');
  const plain = whole.normalize('NFD').replace(MARKS, '').toLowerCase();
  // What is written in two letters where it was one would move all that follows.
  return plain.length === text.length ? plain : letterByLetter(whole);
}

/** A text without what it ends in of these characters, in linear time. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
