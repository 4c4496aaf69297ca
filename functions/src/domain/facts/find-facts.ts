import { foundFactsSchema, type Fact } from '@contract';
import type { Finder } from '../findings/finder';
import type { ManualPart } from '../findings/manual-part';
import { batteriesInStatements, batteriesInTables } from './batteries';
import { bulbsInTables } from './bulbs';
import type { Candidate } from './candidate';
import { cellsOf, type Table } from './cells';
import { coolantsInStatements } from './coolants';
import { factOf } from './fact';
import { fuelsInStatements, fuelsInTables } from './fuels';
import { fusesInTables } from './fuses';
import { keyBatteriesInStatements, keyBatteriesInTables } from './keys';
import { loadsInTables, roofLoadsInStatements } from './loads';
import { pressuresInStatements, pressuresInTables } from './pressures';
import { productsInStatements, productsInTables } from './products';
import { sourcesOf, type Statement } from './sources';
import { torquesInStatements, torquesInTables } from './torques';
import { versionsOf } from './versions';
import { volumesInStatements, volumesInTables } from './volumes';

const IN_TABLES: readonly ((table: Table) => Candidate[])[] = [
  pressuresInTables,
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
/** What none of the rules can find in: most sentences of a manual. */
const MAY_TELL = /\d|AGM|EFB|gas[oó]|di[eé]sel|nafta|refrigerante|anticongelante/u;

/** What a manual says about the vehicle in figures and types, in the order of its pages. */
export function findFacts(parts: readonly ManualPart[]): Fact[] {
  const { grids, statements } = sourcesOf(parts);
  const versions = versionsOf(grids);
  const candidates = [
    ...grids.flatMap((grid) => {
      const table = { ...grid, cells: cellsOf(grid) };
      return IN_TABLES.flatMap((find) => find(table));
    }),
    ...statements
      .filter(({ text }) => MAY_TELL.test(text))
      .flatMap((statement) => IN_STATEMENTS.flatMap((find) => find(statement))),
  ];
  return withOwnIds(candidates.flatMap((candidate) => factOf(candidate, versions) ?? []));
}

/** Other places that say the same are named with it; another value of the same thing has an id of its own. */
function withOwnIds(facts: readonly Fact[]): Fact[] {
  const known = new Map<string, Fact[]>();
  for (const fact of facts) {
    const others = known.get(fact.id) ?? [];
    const same = others.find(({ value, unit }) => value === fact.value && unit === fact.unit);
    const isElsewhere =
      same?.quote.unit !== fact.quote.unit && (same?.alsoAt.length ?? 0) < MOST_PLACES;
    if (same && isElsewhere) same.alsoAt.push(fact.quote);
    if (same) continue;
    const id = others.length === 0 ? fact.id : `${fact.id}-${others.length + 1}`;
    known.set(fact.id, [...others, { ...fact, id }]);
  }
  return [...known.values()].flat();
}

const MOST_PLACES = 3;

export const factFinder: Finder<Fact> = {
  name: 'facts',
  version: 1,
  find: findFacts,
  parse: (stored) => foundFactsSchema.parse(stored),
};
