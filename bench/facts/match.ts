import type { Fact } from '../../functions/contract';
import type { Expected } from './expected';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const bare = (text: string): string => folded(text).replace(/[\s.,;:()«»"'·]+/g, '');
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\d]+(?:[.,]\d+)?/gu) ?? [];

/** Values that are words: one may say more of it than the other. */
const PHRASES = ['coolant-type', 'fuel', 'oil-norm', 'oil-grade', 'brake-fluid', 'towing'];

function isSameValue({ kind, value, unit }: Fact, expected: Expected): boolean {
  const [one, other] = [bare(value), bare(expected.value)];
  const isUnit = isSameUnit(unit, expected.unit);
  if (one === other) return isUnit;
  if (!PHRASES.includes(kind) || unit !== '' || expected.unit !== '') return false;
  if (one.includes(other) || other.includes(one)) return true;
  const words = wordsOf(expected.value).filter((word) => word.length > 2);
  const said = wordsOf(value);
  return words.length > 1 && words.filter((word) => said.includes(word)).length > words.length / 2;
}

const UNITS = [
  ['l', 'litros', 'litro'],
  ['nm', 'n·m', 'n m'],
  ['a', 'cca'],
];
const isSameUnit = (one: string, other: string): boolean => {
  const [first, second] = [folded(one), folded(other)];
  return first === second || UNITS.some((same) => same.includes(first) && same.includes(second));
};

const isOnPage = ({ quote, alsoAt }: Fact, { page, alsoOn = [] }: Expected): boolean =>
  [quote, ...alsoAt].some((one) => [page, ...alsoOn].includes(one.page));

const positionOf = (of: string): string => bare(of.split('·')[0] ?? '');

/** Whether a fuse is of the same position, a bulb of the same light. */
function isOfSame({ kind, of }: Fact, expected: Expected): boolean {
  if (kind === 'fuse') return positionOf(of) === positionOf(expected.of);
  if (kind !== 'bulb') return true;
  const [one, other] = [wordsOf(of), wordsOf(expected.of)];
  return one.some((word) => other.includes(word));
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
  return OPPOSITES.some(([a, b]) => {
    const is = (text: string) => [a.test(text), b.test(text)] as const;
    const [[a1, b1], [a2, b2]] = [is(first), is(second)];
    return (a1 && !b1 && b2 && !a2) || (b1 && !a1 && a2 && !b2);
  });
}

/** Whether what a fact says of its version can be what the set says. */
function isOfVersion(
  fact: Fact,
  expected: Expected,
  all: readonly Expected[],
  engines: readonly string[],
): boolean {
  if (expected.engine === '') return true;
  const said = new Set(wordsOf([fact.engine, fact.condition, fact.of, ...fact.engines].join(' ')));
  const named = expected.engine
    .split(/\s?[,/]\s|\sy\s/)
    .some((one) => wordsOf(one).filter((w) => said.has(w)).length > 0);
  if (named) return true;
  const isToldOther =
    fact.engines.length > 0 ||
    engines.some((name) => wordsOf(name).every((word) => said.has(word)));
  if (isToldOther) return false;
  // Said of all of them: right where all that the same words say of them is the same.
  return all
    .filter(({ words, kind }) => words === expected.words && kind === expected.kind)
    .every(
      ({ value, of }) =>
        bare(value) === bare(expected.value) ||
        contradicts(of, expected.of) ||
        bare(of) !== bare(expected.of),
    );
}

export type Verdict = 'right' | 'wrong' | 'extra';
export type Judged = { fact: Fact; verdict: Verdict; why: string };
export type Outcome = { judged: Judged[]; found: Expected[]; missed: Expected[] };

/** Each fact against what the set says on its page, and which of the set's entries were found. */
export function judge(
  facts: readonly Fact[],
  expected: readonly Expected[],
  engines: readonly string[],
): Outcome {
  const found = new Set<Expected>();
  const judged = facts.map((fact): Judged => {
    const near = expected.filter(
      (one) => one.kind === fact.kind && isOnPage(fact, one) && isOfSame(fact, one),
    );
    const same = near.filter((one) => isSameValue(fact, one));
    const right = same.filter(
      (one) =>
        isOfVersion(fact, one, expected, engines) &&
        !contradicts(`${fact.of} ${fact.condition}`, one.of),
    );
    for (const one of right) found.add(one);
    if (right.length > 0) return { fact, verdict: 'right', why: '' };
    if (same.length > 0)
      return { fact, verdict: 'wrong', why: `${same[0]?.of} | ${same[0]?.engine}` };
    const words = near.find(
      (one) =>
        bare(fact.quote.text).includes(bare(one.words)) ||
        bare(one.words).includes(bare(fact.quote.text)),
    );
    return words && isSameUnit(words.unit, fact.unit)
      ? { fact, verdict: 'wrong', why: `${words.of}: ${words.value} ${words.unit}` }
      : { fact, verdict: 'extra', why: '' };
  });
  const counted = expected.filter(({ optional }) => optional !== true);
  return {
    judged,
    found: counted.filter((one) => found.has(one)),
    missed: counted.filter((one) => !found.has(one)),
  };
}
