import { fold } from '../spanish/words';

type Word = { word: string; start: number; end: number };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: word, index: start }) => ({
    ...{ word: fold(word.toLowerCase()), start },
    end: start + word.length,
  }));

const joined = (words: readonly Word[]): string => ` ${words.map(({ word }) => word).join(' ')} `;

/** "VRLA (plomo-ácido": a bracket that it opens and that ends right behind it is its own. */
const withBracket = (run: string, next: string | undefined): string =>
  next === ')' && run.lastIndexOf('(') > run.lastIndexOf(')') ? `${run})` : run;

/** A phrase as one of these texts prints it, word after word: marks and capitals are all the same. Null where none does. */
export function printedRun(phrase: string, texts: readonly string[]): string | null {
  const wanted = wordsOf(phrase);
  if (wanted.length === 0) return null;
  for (const text of texts) {
    const words = wordsOf(text);
    const at = joined(words).indexOf(joined(wanted));
    if (at === -1) continue;
    const before = joined(words).slice(0, at).split(' ').length - 1;
    const [first, last] = [words[before], words[before + wanted.length - 1]];
    if (first && last) return withBracket(text.slice(first.start, last.end), text[last.end]);
  }
  return null;
}

export const isPrinted = (phrase: string, texts: readonly string[]): boolean =>
  printedRun(phrase, texts) !== null;
