import { newStemmer } from 'snowball-stemmers';
import { headedLists } from './word-lists';
import { fold } from './words';

const stemmer = newStemmer('spanish');

/** The stemmer never touches so many letters at the beginning of a word. */
const START_LENGTH = 3;

/** "Límpiela", "sáquelo", "asegúrese": manuals order so, and the stemmer cuts pronouns off infinitives and gerunds only. */
const ORDER = /^(.*[áéíóú][^aeiouáéíóú]*[iu]?[ae])(?:l[ao]s?|se)$/;
const withoutPronoun = (word: string): string => {
  const order = ORDER.exec(word)?.[1];
  return order === undefined ? word : fold(order);
};

/** "Tenemos", "tenéis": the stemmer knows these endings. "Máximos" is none of them. */
const ENDING_OF_VERB = /(?<![áéíóú]\p{L}{1,30})[aei]mos$|[aeáé]is$/u;
const MIN_PLURAL = 4;

/** A word in the singular: the stemmer takes "eje" and "ejes", "correa" and "correas", "luz" and "luces" for two words. */
function singular(word: string): string {
  const plural = word.replace(/z$/, 'ces');
  if (plural.length < MIN_PLURAL || !/[^s]s$/.test(plural) || ENDING_OF_VERB.test(plural)) {
    return plural;
  }
  return plural.slice(0, /..[dlnr]es$/.test(plural) ? -2 : -1);
}

/** "Arranque" and "arrancar", "apague" and "apagar", "utilice" and "utilizar" are spelt as they sound. */
const asSounded = (stem: string): string =>
  stem.length > START_LENGTH
    ? stem
        .replace(/qu$/, 'c')
        .replace(/gu$/, 'g')
        .replace(/(?<=[in])z$/, 'c')
    : stem;

/** Stems that the stemmer takes for several, by the one that is kept. */
const others = new Map(headedLists('changed-stems.txt'));
const keptFor = new Map(
  [...others].flatMap(([kept, changed]) => changed.map((stem) => [stem, kept] as const)),
);

/**
 * The stem by which a word is found, folded. The Spanish stemmer of Snowball (snowballstem.org) with what it leaves apart:
 * short plurals, consonants that are spelt otherwise, vowels that change. It stems the accented form, which is folded
 * afterwards: measured better than the other way round.
 */
export function stemOf(word: string): string {
  const stem = asSounded(fold(stemmer.stem(singular(withoutPronoun(word)))));
  return keptFor.get(stem) ?? stem;
}

/** All words of one stem begin alike, but for changed ones: "luz" and "luces" with "luc". */
export const startOf = (word: string): string =>
  fold(word.slice(0, START_LENGTH)).replace(/[zq]$/, 'c');

/** How a word and all others of its stem may begin. */
export function startsOf(word: string): string[] {
  const stem = stemOf(word);
  return [...new Set([word, stem, ...(others.get(stem) ?? [])].map(startOf))];
}
