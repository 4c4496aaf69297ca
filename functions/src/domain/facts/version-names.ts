import type { Grid } from './sources';
import { nameOf, plainOf, wordsOf } from './words';

const TELLS_ENGINES = new RegExp(`^${wordsOf('tells engines apart').source}`, 'u');
const TELLS_VERSIONS = new RegExp(`^${wordsOf('tells versions apart').source}`, 'u');
const ENGINES = nameOf('names of engines');
const VERSIONS = nameOf('names of versions');
const FEWEST = 2;
const MOST = 8;
/** No name: "Fluido", "Valor"; or words for all of them. */
const NO_NAME = /^(?:fluido|producto|unidad(?:es)?|valor|observaciones|notas|todos|todas|all|)$/;

/**
 * The names by which a manual tells its versions apart, from the surest place that has some: the columns of a table about
 * engines, a column "Motor", the columns of a table about weights or performance.
 */
export function namesOfVersions(grids: readonly Grid[]): string[] {
  const places = [
    () => grids.map((grid) => columnsAbout(grid, TELLS_ENGINES)),
    () => grids.map((grid) => cellsBelow(grid, ENGINES)),
    () => grids.map((grid) => columnsAbout(grid, TELLS_VERSIONS)),
    () => grids.map((grid) => cellsBelow(grid, VERSIONS)),
  ];
  for (const place of places) {
    const names = place().find((some) => some.length >= FEWEST && some.length <= MOST);
    if (names) return names;
  }
  return [];
}

function columnsAbout({ columns, rows }: Grid, tells: RegExp): string[] {
  const isAbout = rows.some(({ cells: [label = ''] }) => tells.test(plainOf(label)));
  return isAbout ? distinct(columns.slice(1)) : [];
}

function cellsBelow({ columns, rows }: Grid, isNamed: RegExp): string[] {
  const at = columns.findIndex((name) => isNamed.test(plainOf(name)));
  return at < 0 ? [] : distinct(rows.map(({ cells }) => cells[at] ?? ''));
}

const distinct = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !NO_NAME.test(plainOf(name)));
