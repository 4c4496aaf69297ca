import { folded } from '../spanish/folded';
import { compareEngines, engineIn } from './engine';

const WORD = /[\p{L}\d]+(?:[.,]\d+)?(?:\/\d+)?/gu;

/** Words of a name in small letters; "1.6" and "205/55" are one. */
export const wordsIn = (plain: string): string[] => plain.match(WORD) ?? [];

const packed = (name: string): string => folded(name).replace(/[\s.,]+/g, '');

const only = <One>(fitting: readonly One[]): One | null =>
  fitting.length === 1 ? (fitting[0] ?? null) : null;

/** Those that share a word with it that tells them apart. */
function byTellingWords(engine: string, names: readonly string[]): string[] {
  const known = names.map((name) => ({ name, words: new Set(wordsIn(folded(name))) }));
  const countOf = (word: string) => known.filter(({ words }) => words.has(word)).length;
  const telling = wordsIn(folded(engine)).filter((word) => {
    const count = countOf(word);
    return count > 0 && count < known.length;
  });
  const shared = known.map(({ name, words }) => ({
    name,
    count: telling.filter((word) => words.has(word)).length,
  }));
  const most = Math.max(1, ...shared.map(({ count }) => count));
  return shared.filter(({ count }) => count === most).map(({ name }) => name);
}

/**
 * Which of the names by which a manual tells its versions apart is that of a vehicle, by what its owner calls the engine
 * ("Diesel", "1.6 TDI 90"): the name itself; else the only one that shares most of the words that tell them apart; else the
 * only one of the same size, power and fuel. Null where that fits several, or none. One of another size, power or fuel never is.
 */
export function chosenVersion(engine: string | null, names: readonly string[]): string | null {
  if (engine === null) return null;
  const exact = names.find((name) => packed(name) === packed(engine));
  if (exact !== undefined) return exact;
  const own = engineIn(engine);
  const comparisonOf = (name: string) => compareEngines(own, engineIn(name));
  const possible = names.filter((name) => comparisonOf(name) !== 'other');
  return (
    only(byTellingWords(engine, possible)) ??
    only(possible.filter((name) => comparisonOf(name) === 'same'))
  );
}
