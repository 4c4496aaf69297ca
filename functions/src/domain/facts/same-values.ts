import type { SheetFact } from '@contract';
import { wordsIn } from '../versions/chosen-version';
import { anyWord, folded } from './words';

/** "Aceite de motor", "Cambio de aceite": what a name says of its kind and of no case of it. */
const OF_KIND = new RegExp(anyWord('names no case'), 'gu');

/** The words that tell one case of a thing from another, in whichever order: "con filtro" is that of both its names. */
const caseOf = ({ of, condition }: SheetFact): string =>
  [...new Set(wordsIn(folded(`${of} ${condition}`).replace(OF_KIND, ' ')))].toSorted().join(' ');

const OTHER_THING = new RegExp(anyWord('another thing of its kind'), 'u');

/** What its owner wrote instead of a value is theirs alone, and what a model pointed at is to be checked by itself. */
const valueOf = ({ id, kind, of, value, unit, engine, own, isToCheck }: SheetFact): string =>
  own
    ? id
    : [kind, OTHER_THING.exec(folded(of)), folded(value), unit, engine, isToCheck === true].join(
        '|',
      );

function grouped<Key, One>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/**
 * Those of one value, by their cases, named as the first. What is said without a case holds for all of them where it is a
 * name ("5W-30"); of an amount it is the only case that has as much.
 */
function byCase(facts: readonly SheetFact[]): SheetFact[][] {
  const cases = grouped(facts, caseOf);
  const bare = cases.get('');
  if (!bare || cases.size === 1) return [...cases.values()];
  if (bare[0]?.unit === '') return [[...bare, ...facts.filter((one) => !bare.includes(one))]];
  cases.delete('');
  const [only, ...others] = cases.values();
  return only && others.length === 0 ? [[...only, ...bare]] : [bare, ...cases.values()];
}

/** One of several that say the same: with the name of the first, what its owner noted of any, and the places of all. */
function oneOf(same: readonly SheetFact[]): SheetFact[] {
  const [first] = same;
  if (!first) return [];
  const { of, condition } = first;
  const noted = same.find(({ check }) => check !== null) ?? first;
  const quotes = same.flatMap(({ quote, alsoAt }) => [quote, ...alsoAt]);
  const alsoAt = quotes.filter(({ unit }) => unit !== noted.quote.unit);
  return [{ ...noted, of, condition, alsoAt }];
}

/** A manual's facts, those of one value for one thing and case as one that names all its places, where the first stands. */
export function withoutRepeated(facts: readonly SheetFact[]): SheetFact[] {
  const all = [...grouped(facts, valueOf).values()].flatMap(byCase);
  const placeOf = (same: readonly SheetFact[]): number =>
    Math.min(...same.map((one) => facts.indexOf(one)));
  return all.toSorted((one, other) => placeOf(one) - placeOf(other)).flatMap(oneOf);
}
