import { namesOfVersions } from './version-names';
import type { Grid } from './sources';
import { plainOf, wordsOf } from './words';

/** A version of the vehicle that the manual tells apart, and the words of its name. */
export type Version = { name: string; words: Set<string>; codes: string[]; fuel: 'petrol' | 'diesel' | null };

/** Which of the versions a text is for. */
export type Versions = {
  names: string[];
  /** Null: it names none. */
  namedIn(text: string): Named | null;
};
/** Names of versions (none: of all of them), and the words that say so. */
export type Named = { names: string[]; label: string };

const PETROL = wordsOf('petrol');
const DIESEL = wordsOf('diesel');
/** "1.2 T y 1.5 D", "28F, 28S", "1.0 T 95 / 1.2 T 130". */
const SEVERAL = /\s(?:y|o|e|and|or)\s|\s?[,;/]\s?|\s?[()]\s?/u;
const WORD = /[\p{L}\d]+(?:[.,]\d+)?(?:\/\d+)?/gu;

export const wordsIn = (plain: string): string[] => plain.match(WORD) ?? [];

const fuelOf = (plain: string): Version['fuel'] =>
  PETROL.test(plain) ? 'petrol' : DIESEL.test(plain) ? 'diesel' : null;

/** The versions that a manual tells apart, as its tables name them. */
export function versionsOf(grids: readonly Grid[]): Versions {
  const versions = withFuels(namesOfVersions(grids).map(versionOf), grids);
  const isOfAll = (word: string): boolean => versions.every(({ words }) => words.has(word));
  const known = new Set(versions.flatMap(({ words }) => [...words]).filter((word) => !isOfAll(word)));
  const ofText = (plain: string): Version[] => {
    const byCode = versions.filter(({ codes }) => codes.includes(plain));
    if (byCode.length > 0) return byCode;
    const words = wordsIn(plain).filter((word) => known.has(word));
    const isToldByWords = words.some((word) => /\p{L}|[.,]/u.test(word)) || isShort(plain);
    if (words.length > 0 && isToldByWords) {
      return versions.filter((version) => words.every((word) => version.words.has(word)));
    }
    const fuel = fuelOf(plain);
    return fuel === null ? [] : versions.filter((version) => version.fuel === fuel);
  };
  const namedIn = (text: string): Named | null => {
    const found = new Set(text.split(SEVERAL).flatMap((one) => ofText(plainOf(one.trim()))));
    if (found.size === 0) return null;
    const names = versions.filter((version) => found.has(version)).map(({ name }) => name);
    const label = text.length <= LONGEST_LABEL ? text : names.join(' / ');
    return { names: names.length === versions.length ? [] : names, label };
  };
  return { names: versions.map(({ name }) => name), namedIn };
}

/** What is longer is a sentence, and no name as printed. */
const LONGEST_LABEL = 30;
const MOST_WORDS_WITH_NUMBER = 4;
/** "500", "los 700", "Cierzo 700": a bare number names a version only among few words. */
const isShort = (plain: string): boolean => wordsIn(plain).length <= MOST_WORDS_WITH_NUMBER;

const IN_BRACKETS = /\s*\(([^()]{2,8})\)$/u;

/** "1.6 D (VD16)": what stands in brackets is its code. */
function versionOf(name: string): Version {
  const [, code] = IN_BRACKETS.exec(name) ?? [];
  const bare = name.replace(IN_BRACKETS, '');
  const plain = plainOf(bare);
  return {
    ...{ name: bare, words: new Set(wordsIn(plain)), fuel: fuelOf(plain) },
    codes: code === undefined ? [] : [plainOf(code)],
  };
}

const CODE = /^(?=[a-z\d]*\d)[a-z\d]{2,6}$/;

/** What rows say of a version beside its name: "1.0 T 95 gasolina", "24N | 2.4 TD, 150 hp". */
function withFuels(versions: Version[], grids: readonly Grid[]): Version[] {
  for (const { rows } of grids) {
    for (const { cells } of rows) {
      const plain = cells.map(plainOf);
      for (const version of versions) {
        const at = plain.findIndex((cell) => beginsWith(cell, version));
        if (at < 0) continue;
        version.fuel ??= fuelOf(plain[at] ?? '');
        const code = plain[at - 1] ?? '';
        if (at === 1 && CODE.test(code) && !version.codes.includes(code)) version.codes.push(code);
      }
    }
  }
  return versions;
}

const beginsWith = (cell: string, { name }: Version): boolean => {
  const plain = plainOf(name);
  return cell.startsWith(plain) && !/^[\p{L}\d]/u.test(cell.slice(plain.length));
};
