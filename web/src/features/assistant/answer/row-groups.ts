import type { TableStatement } from '@contract';

type Row = TableStatement['rows'][number];

/** `isAsked`: the question names its row or its column. */
export type Cell = { text: string; isAsked: boolean };

export type RowGroup = {
  /** The first cell of all its rows. */
  name: string;
  /** The other cells of each, from left to right. */
  rows: Cell[][];
};

/** Neighbouring rows whose first cell says the same: what a cell over several rows says stands in each of them. */
export function rowGroups(rows: readonly Row[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const { cells: all, asked } of rows) {
    const [name = '', ...others] = all;
    const cells = others.map((text, at) => ({ text, isAsked: asked?.includes(at + 1) === true }));
    const last = groups.at(-1);
    if (last && last.name === name && name !== '') last.rows.push(cells);
    else groups.push({ name, rows: [cells] });
  }
  return groups;
}

const TELLS_WHAT_TO_DO = /^(qu[eé] (debe )?hacer|actuaci[oó]n|acci[oó]n|remedio|soluci[oó]n)\b/i;

/** Whether a column says what its owner has to do. */
export const isToDo = (name: string | undefined): boolean => TELLS_WHAT_TO_DO.test(name ?? '');

/** Names in a table whose rows are shown at once. */
const SHOWN_NAMES = 3;

/** How many rows are shown at once, and the names of those behind them: what belongs to one name stays together. */
export function foldRows(rows: readonly Row[]): { shown: number; names: string[] } {
  const groups = rowGroups(rows);
  const others = groups.slice(SHOWN_NAMES);
  // One more takes no more room than the button that would show it.
  if (others.length <= 1) return { shown: rows.length, names: [] };
  const shown = groups.slice(0, SHOWN_NAMES).reduce((sum, { rows: own }) => sum + own.length, 0);
  return { shown, names: others.map(({ name }) => name) };
}

/** Wider cells, or more columns, do not fit beside each other on a phone. */
const WIDEST_CELL = 18;
const MAX_COLUMNS = 3;

/** Whether the cells of these rows fit beside each other on a phone, with a name of some words before them. */
export const fitsPhone = (rows: readonly Cell[][]): boolean =>
  rows.every(
    (row) =>
      row.length <= MAX_COLUMNS && row.slice(1).every(({ text }) => text.length <= WIDEST_CELL),
  );
