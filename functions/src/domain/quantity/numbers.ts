import { headedLists } from '../spanish/word-lists';

/** Values of the cardinal numbers that have a name of one word, as figures. */
export const valueOfNumber: ReadonlyMap<string, string> = new Map(
  headedLists('numbers.txt').flatMap(([value, names]) =>
    names.map((name) => [name, value] as const),
  ),
);
