import { headedLists } from '../spanish/word-lists';

/** Each make with names of its models, in lower case and without accents. */
export const makes: readonly { make: string; models: string[] }[] = headedLists('makes.txt').map(
  ([make, models]) => ({ make, models }),
);

const words = new Set(makes.flatMap(({ make, models }) => [...make.split(/[ -]/), ...models]));

/** Whether a folded word is a make or a model, or a part of its name. */
export const isMakeOrModel = (word: string): boolean => words.has(word);
