import { foundFactsSchema, MAX_FACTS, type Fact } from '@contract';
import type { Finder } from '../findings/finder';
import type { ManualPart } from '../findings/manual-part';
import { batteriesInStatements, batteriesInTables } from './batteries';
import { bulbsInTables } from './bulbs';
import type { Candidate } from './candidate';
import { cellsOf, type Table } from './cells';
import { coolantsInStatements } from './coolants';
import { factOf } from './fact';
import { numberOf } from '../quantity/quantities-in';
import { fuelsInStatements, fuelsInTables } from './fuels';
import { fusesInTables } from './fuses';
import { keyBatteriesInStatements, keyBatteriesInTables } from './keys';
import { loadsInTables, roofLoadsInStatements } from './loads';
import { pressuresInStatements, pressuresInTables } from './pressures';
import { productsInStatements, productsInTables } from './products';
import { sourcesOf, type Statement } from './sources';
import { torquesInStatements, torquesInTables } from './torques';
import { tractionBatteriesInTables } from './traction-batteries';
import { tyreSizesInTables } from './tyre-sizes';
import { versionsOf } from '../versions/named-versions';
import { volumesInStatements, volumesInTables } from './volumes';

const IN_TABLES: readonly ((table: Table) => Candidate[])[] = [
  pressuresInTables,
  tyreSizesInTables,
  volumesInTables,
  productsInTables,
  fuelsInTables,
  batteriesInTables,
  bulbsInTables,
  fusesInTables,
  torquesInTables,
  loadsInTables,
  keyBatteriesInTables,
];
const IN_STATEMENTS: readonly ((statement: Statement) => Candidate[])[] = [
  pressuresInStatements,
  volumesInStatements,
  productsInStatements,
  coolantsInStatements,
  fuelsInStatements,
  batteriesInStatements,
  torquesInStatements,
  roofLoadsInStatements,
  keyBatteriesInStatements,
];
/** What a manual says about the vehicle in figures and types, in the order of its pages. */
export function findFacts(parts: readonly ManualPart[]): Fact[] {
  const { grids, statements } = sourcesOf(parts);
  const versions = versionsOf(grids);
  const tables = grids.map((grid): Table => ({ ...grid, cells: cellsOf(grid) }));
  const candidates = [
    ...tables.flatMap((table) => IN_TABLES.flatMap((find) => find(table))),
    ...statements.flatMap((statement) => IN_STATEMENTS.flatMap((find) => find(statement))),
    // Behind the battery that is bought: at a glance the first one is shown.
    ...tables.flatMap(tractionBatteriesInTables),
  ];
  return withOwnIds(
    candidates.flatMap((candidate) => {
      const fact = factOf(candidate, versions);
      return fact ? [{ fact, cells: [candidate.at ?? 0] }] : [];
    }),
  );
}

/** A fact with the cells of its row that say it. */
type Found = { fact: Fact; cells: number[] };

/**
 * Other places that say the same are named with it. Where the words do not tell two figures apart, or what two cells of a
 * row say, it is not known which is whose: neither is told.
 */
function withOwnIds(found: readonly Found[]): Fact[] {
  const known = new Map<string, Found[]>();
  for (const one of found) {
    const { fact } = one;
    const others = known.get(fact.id) ?? [];
    const same = others.find((other) => saysSame(other.fact, fact));
    const [first] = others;
    if (same) addPlace(same, one);
    else if (first && isInOtherUnit(first.fact, fact)) addUnit(first.fact, fact);
    if (same || (first && isInOtherUnit(first.fact, fact))) continue;
    const id = others.length === 0 ? fact.id : `${fact.id}-${others.length + 1}`;
    known.set(fact.id, [...others, { ...one, fact: { ...fact, id } }]);
  }
  const told = [...known.values()].filter(
    (ofThat) => !ofThat.some((one) => isInDoubt(one, ofThat)),
  );
  return told.flat().map(({ fact }) => fact);
}

function addPlace(same: Found, { fact, cells }: Found): void {
  const { quote, alsoAt } = same.fact;
  if (quote.unit === fact.quote.unit) same.cells.push(...cells);
  else if (alsoAt.length < MAX_PLACES) alsoAt.push(fact.quote);
}

/** "230 | 2,3" below "kPa" and "bar": the same in another unit. */
const isInOtherUnit = (one: Fact, other: Fact): boolean =>
  one.unit !== '' && one.unit !== other.unit && one.quote.unit === other.quote.unit;

function addUnit(fact: Fact, { value, unit }: Fact): void {
  const others = fact.alsoIn.filter((one) => one.unit !== unit && one.isPrinted);
  fact.alsoIn = [...others, { value, unit, isPrinted: true }];
}

const saysSame = (one: Fact, other: Fact): boolean =>
  one.unit === other.unit &&
  (one.value === other.value || (one.unit !== '' && numberOf(one.value) === numberOf(other.value)));

const isInDoubt = ({ fact, cells }: Found, others: readonly Found[]): boolean =>
  others.some(({ fact: other, cells: otherCells }) =>
    fact.unit === ''
      ? other.quote.unit === fact.quote.unit && otherCells.join() !== cells.join()
      : other.unit === fact.unit && !saysSame(fact, other),
  );

const MAX_PLACES = 3;

export const factFinder: Finder<Fact> = {
  name: 'facts',
  version: 8,
  max: MAX_FACTS,
  find: findFacts,
  parse: (stored) => foundFactsSchema.parse(stored),
};
