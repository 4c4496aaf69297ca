import { isOfRole, type Role } from '../table/roles';
import { expressionsOf } from '../spanish/expressions';
import { folded } from '../spanish/folded';

const { hasWord } = expressionsOf('versions.txt');

/** A table of a manual, with names of its columns. */
export type NamedTable = {
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
};

const TELLS_ENGINES = new RegExp(`^${hasWord('tells engines apart').source}`, 'u');
const TELLS_VERSIONS = new RegExp(`^${hasWord('tells versions apart').source}`, 'u');
const FEWEST = 2;
const MOST = 8;

/**
 * The names by which a manual tells its versions apart, from the surest place that has some: the columns of the table that
 * says most about engines, a column "Motor", the columns of a table about weights or performance.
 */
export function namesOfVersions(grids: readonly NamedTable[]): string[] {
  const places = [
    () =>
      columnsOfMost(grids, (row) =>
        TELLS_ENGINES.test(row) ? 2 : TELLS_VERSIONS.test(row) ? 1 : 0,
      ),
    () => grids.map((grid) => cellsBelow(grid, 'engines')).find(areVersions),
    () => columnsOfMost(grids, (row) => (TELLS_VERSIONS.test(row) ? 2 : 0)),
    () => grids.map((grid) => cellsBelow(grid, 'versions')).find(areVersions),
  ];
  for (const place of places) {
    const names = place();
    if (names) return names;
  }
  return [];
}

const areVersions = (names: readonly string[]): boolean =>
  names.length >= FEWEST && names.length <= MOST;
const MIN_SCORE = 3;

/** The names of the columns of the table whose rows score most. */
function columnsOfMost(
  grids: readonly NamedTable[],
  scoreOf: (label: string) => number,
): string[] | undefined {
  let [best, names]: [number, string[] | undefined] = [MIN_SCORE - 1, undefined];
  for (const { columns, rows } of grids) {
    const found = distinct(columns.slice(1));
    if (!areVersions(found)) continue;
    const score = rows.reduce((sum, { cells: [label = ''] }) => sum + scoreOf(folded(label)), 0);
    if (score > best) [best, names] = [score, found];
  }
  return names;
}

function cellsBelow({ columns, rows }: NamedTable, role: Role): string[] {
  const at = columns.findIndex((name) => isOfRole(folded(name), role));
  return at < 0 ? [] : distinct(rows.map(({ cells }) => cells[at] ?? ''));
}

const distinct = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => name !== '' && !isOfRole(folded(name), 'noVersion'));
