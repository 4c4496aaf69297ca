import type { OwnVersion } from '@contract';
import { folded } from '../spanish/folded';
import { compareTold, engineIn, namesEngine, type Comparison } from './engine';
import { traitsIn } from './version-words';

export const WORD = /[\p{L}\d]+(?:[.,]\d+)?(?:\/\d+)?/gu;

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

/** What a name tells of the engine and of the rest; what it burns may be told by either. */
function versionIn(name: string) {
  const { sizes, powers, fuels } = engineIn(name);
  const traits = traitsIn(name);
  return new Map<string, ReadonlySet<string>>([
    ...traits,
    ['size', sizes],
    ['power', powers],
    ['fuel', new Set([...fuels, ...(traits.get('fuel') ?? [])])],
  ]);
}

type Version = ReturnType<typeof versionIn>;

const compare = (one: Version, other: Version): Comparison =>
  compareTold([...one].map(([kind, told]) => [told, other.get(kind)]));

const tellsAny = (version: Version): boolean => [...version.values()].some(({ size }) => size > 0);

/** Whether two names tell different things, as "diésel" and "cambio automático" do: a vehicle may be both. */
export function mayBeBoth(one: string, other: string): boolean {
  const [a, b] = [versionIn(one), versionIn(other)];
  return tellsAny(a) && tellsAny(b) && compare(a, b) === 'unsaid';
}

/** Whether two names tell different things of one kind: no vehicle is both. */
export const contradicts = (one: string, other: string): boolean =>
  compare(versionIn(one), versionIn(other)) === 'other';

/**
 * Which of the names by which a manual tells its versions apart is that of a vehicle, by what its owner calls the engine
 * ("Diesel", "1.6 TDI 90"): the name itself; else the only one that shares most of the words that tell them apart; else the
 * only one of the same size, power, fuel, gearbox and drive. Null where that fits several, or none. One of another never is.
 */
export function chosenVersion(engine: string | null, names: readonly string[]): string | null {
  if (engine === null) return null;
  const exact = names.find((name) => packed(name) === packed(engine));
  if (exact !== undefined) return exact;
  const own = versionIn(engine);
  const comparisonOf = (name: string) => compare(own, versionIn(name));
  const possible = names.filter((name) => comparisonOf(name) !== 'other');
  return (
    only(byTellingWords(engine, possible)) ??
    only(possible.filter((name) => comparisonOf(name) === 'same'))
  );
}

/** All names that are of a vehicle: one of each kind that its engine's name tells, as "Diésel" and "cambio automático". */
export function chosenVersions(engine: string | null, names: readonly string[]): string[] {
  const first = chosenVersion(engine, names);
  if (first === null) return [];
  const ofOtherKinds = names.filter((name) => mayBeBoth(first, name));
  return [first, ...chosenVersions(engine, ofOtherKinds)];
}

/** The longest that a vehicle's engine may be called. */
const LONGEST = 60;

/**
 * What is left of an engine's name without what names another gearbox, drive or equipment: "1.6" of "1.6 Automático" and of
 * "1.6 con Start-Stop".
 */
function withoutOther(engine: string, { name, among }: OwnVersion): string {
  if (namesEngine(engineIn(name))) return '';
  const others = among.filter((one) => contradicts(one, name));
  return others
    .reduce((kept, other) => kept.replace(other, ''), engine)
    .split(/\s+/)
    .filter((word) => word !== '' && !contradicts(word, name))
    .join(' ');
}

/**
 * What a vehicle's engine is called once its owner has said which of several versions it is: as before where that names the
 * version already, with the version behind it where both can be, else as the version alone.
 */
export function engineNaming(engine: string | null, { name, among }: OwnVersion): string {
  const before = engine ?? '';
  const kept = contradicts(before, name)
    ? [`${withoutOther(before, { name, among })} ${name}`.trim()]
    : [before, `${before} ${name}`.trim()];
  const isNaming = (text: string) =>
    text.length <= LONGEST && chosenVersions(text, among).includes(name);
  return kept.find(isNaming) ?? name.slice(0, LONGEST).trim();
}
