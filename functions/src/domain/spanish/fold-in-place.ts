import { fold } from './words';

/** Lower case and without accents, each letter of the composed text where it stood: what is found in it can be cut out. */
export function foldInPlace(text: string): string {
  const composed = text.normalize('NFC');
  const whole = fold(composed.toLowerCase());
  if (whole.length === composed.length) return whole;
  // What is written in two letters where it was one would move all that follows.
  return Array.from(composed, (letter) => {
    const folded = fold(letter.toLowerCase());
    return folded.length === letter.length ? folded : letter;
  }).join('');
}
