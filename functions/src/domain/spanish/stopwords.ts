import { wordList } from './word-lists';

/** Folded words that say nothing about a passage. */
export const stopwords: ReadonlySet<string> = new Set(wordList('stopwords.txt'));

/** Folded words of questions that need not occur in the passage which answers: they ask, they do not name a thing. */
export const askingWords: ReadonlySet<string> = new Set(wordList('asking-words.txt'));
