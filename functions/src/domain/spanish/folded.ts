import { fold } from './words';

const letterByLetter = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = fold(letter.toLowerCase());
    return plain.length === letter.length ? plain : letter;
  }).join('');

/**
 * Lower case and without accents, each letter and blank where it stood: what is found in it can be cut out of the text. What
 * is written in two letters where it was one stays as it was.
 */
export function folded(text: string): string {
  const whole = text.normalize('NFC').replace(/\s/gu, ' ');
  const plain = fold(whole.toLowerCase());
  if (plain.length === text.length) return plain;
  return letterByLetter(whole.length === text.length ? whole : text);
}
