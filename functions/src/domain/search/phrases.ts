import { remembering } from '../shared/remembering';
import { hashOf } from '../spanish/hash';
import { startOf, stemOf } from '../spanish/stems';
import { stopwords } from '../spanish/stopwords';
import { readLexicon } from './synonyms';
import { fold } from '../spanish/words';

/**
 * Another name of the thing a word names: the stems of its words, and how far it stands for the word, 0 to 1. `telling`: those
 * that were not asked for: the "motor" in "lubricante del motor" alone must not stand for the "aceite" in "aceite del motor".
 */
export type OtherName = { stems: number[]; telling: number[]; share: number };

/** A word of a question: the stems that it may have, and how they begin. */
type AskedWord = { starts: readonly string[]; stems: readonly number[]; isVehicle: boolean };

/** A name with the names beside which it stands; its stems are made when a question has a word that begins like it. */
type Entry = { name: string; others: readonly string[]; share: number };
type Phrase = { stems: number[]; others: () => OtherName[] };

/** How far a name of the same thing stands for the word that was asked for, and how far what the word may only mean. */
const EQUIVALENT_SHARE = 0.9;
const MAPPED_SHARE = 0.7;

/** "No carga" names a fault, and so does "se apaga solo": stopwords elsewhere, but not in a phrase. */
const PHRASE_STOPWORDS = new Set(['no', 'sin', 'solo', 'sólo']);

/** What stands for a stopword in a phrase; null for those that say nothing there either. */
export const phraseStopword = (word: string): number | null =>
  PHRASE_STOPWORDS.has(word) ? hashOf(fold(word)) : null;

/** Stems of the lexicon's words, each of which it holds many times; null for stopwords. */
const stemFor = remembering((word: string): number | null =>
  stopwords.has(fold(word)) ? null : hashOf(stemOf(word)),
);
const stemsOf = (name: string) => name.split(' ').flatMap((word) => stemFor(word) ?? []);
const phraseOf = (name: string) =>
  name.split(' ').flatMap((word) => stemFor(word) ?? phraseStopword(word) ?? []);

const saysSomething = (word: string) => PHRASE_STOPWORDS.has(word) || !stopwords.has(fold(word));

/** Names of the lexicon by the beginning of the first word that says something. */
function entriesByStart(): Map<string, Entry[]> {
  const table = new Map<string, Entry[]>();
  const add = (names: readonly string[], others: readonly string[], share: number) => {
    for (const name of names) {
      const start = startOf(name.split(' ').find(saysSomething) ?? '');
      const entries = table.get(start);
      if (entries) entries.push({ name, others, share });
      else table.set(start, [{ name, others, share }]);
    }
  };
  const { equivalents, mappings } = readLexicon();
  for (const names of equivalents) add(names, names, EQUIVALENT_SHARE);
  for (const { from, to } of mappings) add(from, to, MAPPED_SHARE);
  return table;
}

function othersOf(stems: readonly number[], { others, share }: Entry): OtherName[] {
  // "Cargado" is another name of "plena carga", but the "carga" in it must not stand for "plena".
  const isOther = (other: number[]) => !other.every((stem) => stems.includes(stem));
  return others
    .map(stemsOf)
    .filter(isOther)
    .map((other) => ({
      stems: other,
      telling: other.filter((stem) => !stems.includes(stem)),
      share,
    }));
}

function phraseFor(entry: Entry): Phrase {
  const stems = phraseOf(entry.name);
  let made: OtherName[] | undefined;
  return { stems, others: () => (made ??= othersOf(stems, entry)) };
}

/** Phrases by their first stem. */
const phrases = new Map<number, Phrase[]>();
let unread: Map<string, Entry[]> | undefined;

/** Read when the first question comes, and stemmed beginning by beginning: a question needs a few of a thousand. */
function readPhrases(start: string): void {
  unread ??= entriesByStart();
  for (const entry of unread.get(start) ?? []) {
    const phrase = phraseFor(entry);
    const [first] = phrase.stems;
    if (first === undefined) continue;
    const known = phrases.get(first);
    if (known) known.push(phrase);
    else phrases.set(first, [phrase]);
  }
  unread.delete(start);
}

function phrasesOf({ starts, stems }: AskedWord): Phrase[] {
  starts.forEach(readPhrases);
  return stems.flatMap((stem) => phrases.get(stem) ?? []);
}

/** Which of two equal names says more of what was asked: the one that stands for more of it, or adds less to it. */
const isStronger = (name: OtherName, other: OtherName): boolean =>
  name.share === other.share
    ? name.telling.length < other.telling.length
    : name.share > other.share;

/** Each name once, as it says most; the order of the lexicon decides nothing. */
function strongest(names: readonly OtherName[]): OtherName[] {
  const byStems = new Map<string, OtherName>();
  for (const name of names) {
    const key = name.stems.join();
    const known = byStems.get(key);
    if (!known || isStronger(name, known)) byStems.set(key, name);
  }
  return [...byStems.values()];
}

/** Where the words of a phrase stand, if it begins here: "tiembla el coche al frenar" is "tiembla al frenar", too. */
function placesOf({ stems }: Phrase, words: readonly AskedWord[], first: number): number[] {
  const places: number[] = [];
  let at = first;
  for (const stem of stems) {
    const isHere = () => words[at]?.stems.includes(stem) ?? false;
    while (at > first && !isHere() && words[at]?.isVehicle) at += 1;
    if (!isHere()) return [];
    places.push(at);
    at += 1;
  }
  return places;
}

/**
 * The other names of things that are named by one word or several, for each word; a phrase gives them to each of its
 * words.
 */
export function otherNames(words: readonly AskedWord[]): OtherName[][] {
  const found: OtherName[][] = words.map(() => []);
  words.forEach((word, first) => {
    for (const phrase of phrasesOf(word)) {
      for (const at of placesOf(phrase, words, first)) found[at]?.push(...phrase.others());
    }
  });
  return found.map(strongest);
}
