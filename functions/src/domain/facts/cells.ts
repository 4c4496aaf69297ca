import type { Candidate } from './candidate';
import { noted, withoutMarks } from './figures';
import type { Grid, GridRow } from './sources';
import { topicOf } from './topics';
import { nameOf, plainOf, wordsOf } from './words';

/** A cell that may hold a value, with what names it. */
export type Cell = {
  text: string;
  plain: string;
  /** Of its row and of its column, in words and as the rules read them; that of the column is empty where it is for all. */
  label: string;
  plainLabel: string;
  column: string;
  plainColumn: string;
  /** The other cells of its row that are no values, and those of them that say for what the row holds. */
  beside: string[];
  holdsFor: string[];
  /** The mark of a note that limits it. */
  note: string;
  grid: Grid;
  row: GridRow;
};

const REMARKS = nameOf('remarks');
const HOLDS_FOR = nameOf('says for what a row holds');
const NAMES_VALUES = wordsOf('says what a column holds');
const EMPTY = /^[-–—]?$/;

/** The cells of a table that may hold values, but for those below "Observaciones". */
export function cellsOf(grid: Grid): Cell[] {
  const plainColumns = grid.columns.map((name) => plainOf(withoutMarks(name)));
  return grid.rows.flatMap((row) => {
    const cells = row.cells.slice(1).map((_, at) => cellAt({ grid, row, plainColumns }, at + 1));
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

type Place = { grid: Grid; row: GridRow; plainColumns: readonly string[] };

function cellAt({ grid, row, plainColumns }: Place, at: number): Cell {
  const { text, note } = noted(row.cells[at] ?? '');
  const label = withoutMarks(row.cells[0] ?? '');
  const column = withoutMarks(grid.columns[at] ?? '');
  const others = row.cells.slice(1, at);
  return {
    ...{ text, plain: plainOf(text), label, plainLabel: plainOf(label), column, plainColumn: plainColumns[at] ?? '' },
    beside: others.filter((cell) => !/\d[.,]\d|^\d+$/.test(cell) && !EMPTY.test(cell)),
    holdsFor: row.cells.filter((cell, other) => other > 0 && other !== at && HOLDS_FOR.test(plainColumns[other] ?? '') && !EMPTY.test(cell)),
    ...{ note, grid, row },
  };
}

type Value = Pick<Candidate, 'kind' | 'of' | 'value' | 'unit'> & Partial<Candidate>;

/** A value of a cell; what names versions may stand above, beside or in front of it. */
export const ofCell = (cell: Cell, value: Value): Candidate => ({
  ...{ alsoIn: [], said: cell.row.said },
  ...value,
  about: [...(value.about ?? []), cell.column, cell.label, ...cell.beside, cell.row.group ?? '', ...cell.grid.titles],
  conditions: [...(value.conditions ?? []), ...cell.holdsFor, ...groupOf(cell), ...(cell.note === '' ? [] : [`véase la nota ${cell.note}`])],
  of: value.of.replace(UNIT, ''),
});

const groupOf = ({ row: { group } }: Cell): string[] =>
  group === null || topicOf(plainOf(group)) !== null ? [] : [group];

/** The name of a column that says for what it holds ("1.2 T", "España"), and not what stands in it ("Litros"). */
export const columnCondition = ({ column, plainColumn }: Cell): string[] =>
  column === '' || NAMES_VALUES.test(plainColumn) ? [] : [column];

/** "Refrigerante (l)": the unit of its figures is no part of a name. */
const UNIT = /\s?\((?:l|litros?|ml|kg|bar|psi|a|ah|n\s?[·.]?\s?m)\)$/iu;
