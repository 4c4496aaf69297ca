import type { ManualTable, TableRow } from '../findings/manual-part';
import { withoutColours } from './colours';
import { hasWord, isNamed, isWord } from './expressions';

const NAME = isNamed('name columns');
const NAME_OF_OTHERS = isNamed('name columns of other tables');
const MEANING = isWord('meaning columns');
const STATE = isWord('state columns');
const OTHER = isWord('other columns');
const COLOUR = /^color/iu;
const ABOUT_LIGHTS = hasWord('titles');
const MESSAGE = /mensaje|texto|aviso/iu;

/** Where in a row of lights what stands; -1: nowhere. */
type Columns = {
  name: number[];
  colour: number;
  state: number;
  meaning: number[];
  message: boolean;
};

const isNameCell = (cell: string): boolean => NAME.test(cell) || NAME_OF_OTHERS.test(cell);

const isShort = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.split(' ').length <= 3 && !/[\d.]/.test(cell));

/** Whether a row is nothing but names of columns; one of them may be a word that only this table has. */
export function isHeader(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell !== '');
  const known = [NAME, NAME_OF_OTHERS, MEANING, STATE, OTHER];
  const unknown = named.filter((cell) => !known.some((one) => one.test(cell)));
  const isTold =
    unknown.length === 0 || (named.length > 2 && unknown.length === 1 && isShort(unknown));
  return named.length > 1 && isTold;
}

function columnsOf(header: readonly string[]): Columns | null {
  const at = (isOne: (cell: string) => boolean): number[] =>
    header.flatMap((cell, index) => (isOne(cell) ? [index] : []));
  const name = at(isNameCell);
  const [colour = -1] = at((cell) => COLOUR.test(cell));
  const [state = -1] = at((cell) => STATE.test(cell));
  if (name.length === 0) return null;
  const taken = new Set([...name, colour, state, ...at((cell) => OTHER.test(cell))]);
  const meaning = header.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  return {
    name,
    colour,
    state,
    meaning,
    message: name.some((one) => MESSAGE.test(header[one] ?? '')),
  };
}

/** Whether a table with such columns, below such titles, is one of lights or messages. */
function isOfLights(header: readonly string[], titles: readonly string[]): boolean {
  const namesLights = header.some((cell) => NAME.test(cell));
  const hasMeaning = header.some((cell) => MEANING.test(cell));
  const isAbout = titles.slice(-2).some((title) => ABOUT_LIGHTS.test(title));
  const hasColour = header.some((cell) => COLOUR.test(cell));
  if (namesLights) return hasMeaning || isAbout || hasColour;
  return (
    header.some((cell) => NAME_OF_OTHERS.test(cell)) &&
    (isAbout || (hasColour && hasMeaning) || isCodes(header))
  );
}

const isCodes = (header: readonly string[]): boolean =>
  header.some((cell) => /^c[oó]digo del/iu.test(cell));

/** A row about a light, the columns that name its cells, and the titles above it. */
export type LightRow = { row: TableRow; columns: Columns; titles: string[] };

/** The rows about lights of a table, each with the columns that name its cells. */
export function rowsOfLights(table: ManualTable): LightRow[] {
  const titles = [...table.titles, ...(table.caption ? [table.caption] : [])];
  const rows: LightRow[] = [];
  let header = [...table.header].findLast((cells) => cells.some(isNameCell)) ?? [];
  let columns = isOfLights(header, titles) ? columnsOf(header) : null;
  if (!columns && table.header.length === 0 && isBare(table, titles)) columns = bareColumns(table);
  for (const row of table.rows) {
    const above = row.group ? [...titles, row.group] : titles;
    if (isHeader(row.cells) && row.cells.some(isNameCell)) {
      header = row.cells;
      columns = isOfLights(header, above) ? columnsOf(header) : null;
    } else if (columns) rows.push({ row, columns, titles: above });
  }
  return rows;
}

const FEWEST_WORDS = 3;

/** Below a title of lights, a table whose columns nobody names: what stands first names the light. */
function isBare({ rows }: ManualTable, titles: readonly string[]): boolean {
  if (rows.length < 2 || !ABOUT_LIGHTS.test(titles.at(-1) ?? '')) return false;
  if (rows.some(({ cells }) => isHeader(cells))) return false;
  const told = rows.filter(({ cells }) => (cells.at(-1) ?? '').split(' ').length >= FEWEST_WORDS);
  return told.length * 2 > rows.length;
}

function bareColumns({ rows }: ManualTable): Columns {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const colour = rows.every(({ cells }) => withoutColours(cells[1] ?? '').trim() === '') ? 1 : -1;
  const meaning = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at > 0 && at !== colour,
  );
  return { name: [0], colour, state: -1, meaning, message: false };
}

/** Whether a table tells what to do about what its rows name. */
export const hasSolutions = ({ header, rows }: ManualTable): boolean =>
  [...header, ...(rows[0] ? [rows[0].cells] : [])].some(
    (cells) => cells.some((cell) => OTHER.test(cell) || MEANING.test(cell)) && isHeader(cells),
  );
