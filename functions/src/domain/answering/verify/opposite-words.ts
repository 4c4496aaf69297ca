import { headedLists } from '../../spanish/word-lists';
import { wordOf, type Word } from './same-words';

/** Of what is one of them, nothing is said that is of the other. */
export const OPPOSITES: readonly (readonly [Word, Word])[] = headedLists('opposites.txt').map(
  ([one, [other = '']]) => [wordOf(one), wordOf(other)] as const,
);
