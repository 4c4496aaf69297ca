import type { Fact } from '../../functions/contract';
import { folded } from '../../functions/src/domain/emergencies/words';
import { factFinder } from '../../functions/src/domain/facts/find-facts';
import { isHeldOut, listed, type Judged, type Kind } from './kind';
import { isOnPage, type FactEntry, type ManualSet } from './sets';

const bare = (text: string): string => folded(text).replace(/[\s.,;:()«»"'·]+/g, '');
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\d]+(?:[.,]\d+)?/gu) ?? [];

/** Values that are words: one may say more of it than the other. */
const PHRASES = ['coolant-type', 'fuel', 'oil-norm', 'oil-grade', 'brake-fluid', 'towing'];

function isSameValue({ kind, value, unit }: Fact, entry: FactEntry): boolean {
  const [one, other] = [bare(value), bare(entry.value)];
  if (one === other) return isSameUnit(unit, entry.unit);
  if (!PHRASES.includes(kind) || unit !== '' || entry.unit !== '') return false;
  if (one.includes(other) || other.includes(one)) return true;
  const words = wordsOf(entry.value).filter((word) => word.length > 2);
  const said = wordsOf(value);
  return words.length > 1 && words.filter((word) => said.includes(word)).length > words.length / 2;
}

const isSameUnit = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((unit) => folded(unit).replace(/^litros?$/, 'l'));
  return first === second;
};

const positionOf = (of: string): string => bare(of.split('·')[0] ?? '');

/** Whether a fuse is of the same position, a bulb of the same light. */
function isOfSame({ kind, of }: Fact, entry: FactEntry): boolean {
  if (kind === 'fuse') return positionOf(of) === positionOf(entry.of);
  return kind !== 'bulb' || wordsOf(of).some((word) => wordsOf(entry.of).includes(word));
}

/** Of two things that exclude each other, which a text names. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:delant\w*|front\w*|del\.)/, /\b(?:detras|traser\w*|rear|tras\.)/],
  [/\b(?:con (?:cambio de )?filtro|with filter)/, /\b(?:sin (?:cambio de )?filtro|without filter)/],
  [/\bcon freno|\bbraked/, /\bsin freno|\bunbraked/],
  [/\bacero|\bsteel/, /\b(?:aleacion|aluminio|alloy)/],
  [/\b(?:plena carga|carga max)/, /\b(?:hasta 3|vacia|media carga|normal)/],
  [/\bcon start/, /\bsin start/],
];

function contradicts(one: string, other: string): boolean {
  const [first, second] = [folded(one), folded(other)];
  const isOnly = (text: string, is: RegExp, not: RegExp) => is.test(text) && !not.test(text);
  return OPPOSITES.some(
    ([a, b]) =>
      (isOnly(first, a, b) && isOnly(second, b, a)) ||
      (isOnly(first, b, a) && isOnly(second, a, b)),
  );
}

/** Whether what a fact says of its version can be what the set says. */
function isOfVersion(
  fact: Fact,
  entry: FactEntry,
  { facts: entries = [], engines = [] }: ManualSet,
): boolean {
  if (entry.engine === '') return true;
  const said = new Set(wordsOf([fact.engine, fact.condition, fact.of, ...fact.engines].join(' ')));
  if (wordsOf(entry.engine).some((word) => said.has(word))) return true;
  const isToldOther =
    fact.engines.length > 0 ||
    engines.some((name) => wordsOf(name).every((word) => said.has(word)));
  if (isToldOther) return false;
  // Said of all of them: right where all that the same words say of them is the same.
  return entries
    .filter(({ words, kind }) => words === entry.words && kind === entry.kind)
    .every(({ value, of }) => bare(value) === bare(entry.value) || bare(of) !== bare(entry.of));
}

/** Wrong: what says of an entry's thing another value, or the same of another version, by its words. Extra: what no entry is about. */
function judge(
  entries: readonly FactEntry[],
  facts: readonly Fact[],
  set: ManualSet,
): Judged<FactEntry, Fact>[] {
  const seen = new Set<FactEntry>();
  const judged = facts.map((fact): Judged<FactEntry, Fact> => {
    const { quote, alsoAt, of, condition } = fact;
    const near = entries.filter(
      (one) => one.kind === fact.kind && isOnPage(one, [quote, ...alsoAt]) && isOfSame(fact, one),
    );
    const same = near.filter((one) => isSameValue(fact, one));
    const right = same.filter(
      (one) => isOfVersion(fact, one, set) && !contradicts(`${of} ${condition}`, one.of),
    );
    for (const one of right) seen.add(one);
    if (right.length > 0) return { found: fact, counts: [] };
    const text = bare(quote.text);
    const quoted = near.find(
      ({ words }) => text.includes(bare(words)) || bare(words).includes(text),
    );
    const entry = same[0] ?? (quoted && isSameUnit(quoted.unit, fact.unit) ? quoted : undefined);
    return entry ? { entry, found: fact, counts: ['wrong'] } : { found: fact, counts: ['extra'] };
  });
  return [...judged, ...entries.map((entry) => listed(entry, seen.has(entry)))];
}

/** Values that a manual states. */
export const facts: Kind<FactEntry, Fact> = {
  finder: factFinder,
  entriesOf: (set) => set.facts,
  judge,
  columns: [],
  faults: ['missed', 'wrong', 'extra'],
  isApart: isHeldOut,
  groupOf: ({ entry, found }) => found?.kind ?? entry?.kind ?? '',
};
