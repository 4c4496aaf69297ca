import { linesOfFile, type DataLine } from './data-lines';

const WORD = /^[\p{L}\p{N}]+$/u;
const HEADED = /^([\p{L}\p{N}/°%]+(?:[ -][\p{L}\p{N}]+)*):((?: [\p{L}\p{N}/°%]+)*)$/u;

function wordOf({ text, fails }: DataLine): string {
  return WORD.test(text) ? text : fails('not one word');
}

/** The words of a file of `functions/data` that holds one in a line. */
export const wordList = (file: string): string[] => linesOfFile(file).map(wordOf);

function headedList({ text, fails }: DataLine): [head: string, words: string[]] {
  const [, head, words] = HEADED.exec(text) ?? fails('not `head: word word`');
  return [head ?? '', words?.split(' ').filter(Boolean) ?? []];
}

/** The lists of a file of `functions/data` whose lines are `head: word word`; a head may have several words, and no list. */
export const headedLists = (file: string): [head: string, words: string[]][] =>
  linesOfFile(file).map(headedList);
