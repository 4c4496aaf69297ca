import { fold } from '../../functions/src/domain/spanish/words';

const SHORTEST = 5;

/** Mistakes that owners make, by turns: as it sounds, or as fingers slip. A word without a place for one stays as it is. */
const mistakes: readonly ((word: string) => string)[] = [
  (word) => word.replace(/[bv]/, (letter) => (letter === 'b' ? 'v' : 'b')),
  (word) => word.replace(/c(?=[ei])|z/, 's'),
  (word) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`,
  (word) =>
    word.replace(/ll|h|gu(?=[ei])|rr/, (sound) => ({ ll: 'y', gu: 'g', rr: 'r' })[sound] ?? ''),
  (word) => word.slice(0, 3) + word.slice(4),
  (word) => word.replace(/s(?!$)/, 'z'),
  (word) => `${word.slice(0, 4)}${word[3] ?? ''}${word.slice(4)}`,
];

/** The question with its longest word misspelt, always in the same way; as it was where it has no long word. */
export function misspelt(question: string): string {
  const words = question.match(/(?<![\p{L}\p{N}-])\p{Ll}+(?![\p{L}\p{N}-])/gu) ?? [];
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  if (longest.length < SHORTEST) return question;
  const plain = fold(longest);
  const turns = mistakes.map((_, at) => mistakes[(at + question.length) % mistakes.length]);
  const [wrong = plain] = turns.flatMap((make) => {
    const made = make?.(plain) ?? plain;
    return made === plain ? [] : [made];
  });
  return question.replace(longest, wrong);
}
