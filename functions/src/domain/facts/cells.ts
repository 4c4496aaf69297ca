import type { Candidate } from './candidate';
import { withoutMarks } from './figures';
import type { Grid, GridRow } from './sources';
import { nameOf, plainOf } from './words';

/** A cell that may hold a value, with what names it. */
export type Cell = {
  text: string;
  plain: string;
  /** Of its row and of its column, in words and as the rules read them; that of the column is empty where it is for all. */
  label: string;
  plainLabel: string;
  column: string;
  plainColumn: string;
  /** The other cells of its row that are no values. */
  beside: string[];
  grid: Grid;
  row: GridRow;
};

const REMARKS = nameOf('remarks');
const EMPTY = /^[-–—]?$/;

/** The cells of a table that may hold values, but for those below "Observaciones". */
export function cellsOf(grid: Grid): Cell[] {
  return grid.rows.flatMap((row) => {
    const at = (index: number) => cellAt(grid, row, index);
    const cells = row.cells.slice(1).map((_, index) => at(index + 1));
    const valued = cells.filter(({ plainColumn }) => !REMARKS.test(plainColumn));
    const [first] = valued;
    const isOneForAll =
      first !== undefined &&
      valued.length > 1 &&
      valued.every(({ text }) => text === first.text) &&
      grid.columns.length > 0;
    const distinct = isOneForAll ? [{ ...first, column: '', plainColumn: '' }] : valued;
    return distinct.filter(({ text }) => !EMPTY.test(text));
  });
}

function cellAt(grid: Grid, row: GridRow, at: number): Cell {
  const text = withoutMarks(row.cells[at] ?? '');
  const label = withoutMarks(row.cells[0] ?? '');
  const column = withoutMarks(grid.columns[at] ?? '');
  return {
    ...{ text, plain: plainOf(text), label, plainLabel: plainOf(label), column, plainColumn: plainOf(column) },
    beside: row.cells.slice(1, at).filter((cell) => !/\d[.,]\d|^\d+$/.test(cell) && !EMPTY.test(cell)),
    ...{ grid, row },
  };
}

type Value = Pick<Candidate, 'kind' | 'of' | 'value' | 'unit'> & Partial<Candidate>;

/** A value of a cell; what names versions may stand above, beside or in front of it. */
export const ofCell = ({ column, label, beside, grid, row }: Cell, value: Value): Candidate => ({
  ...{ alsoIn: [], conditions: [], said: row.said },
  about: [column, label, ...beside, row.group ?? '', ...grid.titles],
  ...value,
});
