import type { SheetFact } from '@contract';
import { plainWords } from '../../lib/folded';
import SAME from './fuse-words.json';

const startsWord = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

/** What is asked for, with all that it is also called: "mechero" is the socket of 12 V. */
function namesOf(asked: string): string[] {
  const same = SAME.filter((names) =>
    names.some(
      (name) => startsWord(name, asked) || (asked.length > name.length && startsWord(asked, name)),
    ),
  );
  return [asked, ...same.flat()];
}

/** The fuses of what is asked for: by position, by what their circuit is called, or by another name of that. */
export function fusesOf(facts: readonly SheetFact[], asked: string): SheetFact[] {
  const words = plainWords(asked);
  if (words === '') return [...facts];
  const names = namesOf(words);
  return facts.filter(({ of }) => names.some((name) => startsWord(plainWords(of), name)));
}
