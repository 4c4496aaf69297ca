import { hashOf } from './hash';
import { stemOf } from './lexemes';
import { readLexicon } from './lexicon/lexicon';
import { stopwords } from './stopwords';
import { fold } from './words';

/** Another name of the thing a word names: the stems of its words, and how far it stands for the word, 0 to 1. */
export type OtherName = { stems: number[]; share: number };

type Phrase = { stems: number[]; others: OtherName[] };

/** How far a name of the same thing stands for the word that was asked for, and how far what the word may only mean. */
const SAME_SHARE = 0.9;
const HINT_SHARE = 0.7;

/** "No carga" names a fault, and so does "se apaga solo": stopwords elsewhere, but not in a phrase. */
const PHRASE_STOPWORDS = new Set(['no', 'sin', 'solo', 'sólo']);

/** What stands for a stopword in a phrase; null for those that say nothing there either. */
export const phraseStopword = (word: string): number | null =>
  PHRASE_STOPWORDS.has(word) ? hashOf(fold(word)) : null;

/** Stems of the lexicon's words, each of which it holds many times; null for stopwords. */
function stemReader() {
  const known = new Map<string, number | null>();
  return (word: string): number | null => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const stem = stopwords.has(fold(word)) ? null : hashOf(stemOf(word));
    known.set(word, stem);
    return stem;
  };
}

/** Phrases of the lexicon by their first stem. */
function phraseTable(): Map<number, Phrase[]> {
  const stemFor = stemReader();
  const stemsOf = (name: string) => name.split(' ').flatMap((word) => stemFor(word) ?? []);
  const phraseOf = (name: string) =>
    name.split(' ').flatMap((word) => stemFor(word) ?? phraseStopword(word) ?? []);
  const table = new Map<number, Phrase[]>();
  const add = (name: string, names: readonly number[][], share: number) => {
    const stems = phraseOf(name);
    const [first] = stems;
    if (first === undefined) return;
    // "Cargado" is another name of "plena carga", but the "carga" in it must not stand for "plena".
    const isOther = (other: number[]) => !other.every((stem) => stems.includes(stem));
    const others = names.filter(isOther).map((other) => ({ stems: other, share }));
    const phrases = table.get(first) ?? [];
    phrases.push({ stems, others });
    table.set(first, phrases);
  };
  const { same, hints } = readLexicon();
  for (const group of same) {
    const names = group.map(stemsOf);
    for (const name of group) add(name, names, SAME_SHARE);
  }
  for (const { asked, meant } of hints) {
    const names = meant.map(stemsOf);
    for (const name of asked) add(name, names, HINT_SHARE);
  }
  return table;
}

let table: Map<number, Phrase[]> | undefined;
/** Made when the first question comes: an instance that only takes uploads does not need it. */
const phrases = () => (table ??= phraseTable());

/** Each name once, with the greatest share that it has anywhere. */
function strongest(names: readonly OtherName[]): OtherName[] {
  const byStems = new Map<string, OtherName>();
  for (const name of names) {
    const key = name.stems.join();
    if (name.share > (byStems.get(key)?.share ?? 0)) byStems.set(key, name);
  }
  return [...byStems.values()];
}

/**
 * The other names of things that are named by one word or several, for each word, whose possible stems are given; a
 * phrase gives them to each of its words.
 */
export function otherNames(words: readonly (readonly number[])[]): OtherName[][] {
  const found: OtherName[][] = words.map(() => []);
  words.forEach((stems, start) => {
    for (const phrase of stems.flatMap((stem) => phrases().get(stem) ?? [])) {
      const isHere = phrase.stems.every((stem, offset) => words[start + offset]?.includes(stem));
      if (!isHere) continue;
      phrase.stems.forEach((_, offset) => found[start + offset]?.push(...phrase.others));
    }
  });
  return found.map(strongest);
}
