import { readFileSync } from 'node:fs';
import nspell from 'nspell';
import { fromRoot } from '../../suite/paths';
import type { Entry } from './entries';

const ENGLISH = 'lexicon/es-en.syn';

/** The package's own module is nothing but these files, in a form that tests cannot load. */
const dictionary = (kind: 'aff' | 'dic'): Buffer =>
  readFileSync(fromRoot(`node_modules/dictionary-es/index.${kind}`));

const wordsIn = (names: readonly string[]): string[] => names.join(' ').match(/\p{L}+/gu) ?? [];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of the lexicon that no dictionary of Spanish knows, each with the first line in which it stands. */
export function wordsOfNoDictionary(entries: readonly Entry[]): Map<string, string> {
  const spanish = nspell(dictionary('aff'), dictionary('dic'));
  const places = new Map<string, string>();
  for (const { file, place, from, to } of entries) {
    const names = file === ENGLISH ? from : [...from, ...(to ?? [])];
    for (const word of wordsIn(names)) if (!places.has(word)) places.set(word, place);
  }
  return new Map(
    [...places].filter(([word]) => !spanish.correct(word) && !spanish.correct(capital(word))),
  );
}
