import type { TableRow } from '../findings/manual-part';
import type { Candidate, Value } from './candidate';
import { marksOf, withoutNoteMarks } from '../text/note-marks';
import type { Grid } from './sources';
import { nameAndUnit } from '../quantity/units';
import { isOfRole } from '../table/roles';
import { topicAbove, topicOf, topicOfProduct, type Topic } from './topics';
import { folded } from './words';

/** A cell that may hold a value, with what names it. */
export type Cell = {
  text: string;
  plain: string;
  /** Of its row and of its column, in words and as the rules read them; that of the column is empty where it is for all. */
  label: string;
  plainLabel: string;
  column: string;
  plainColumn: string;
  /** What its row is about, and that or what its column or its table is about. */
  own: Topic | null;
  topic: Topic | null;
  /** The mark of a note that limits it. */
  note: string;
  grid: Grid;
  row: TableRow;
  /** Where it stands in its row. */
  at: number;
};

const EMPTY = /^[-–—]?$/;
const IS_NUMBER = /^\(?\d{1,3}[.)]?$/u;

/** Which cell names the rows: the second one where the first column numbers them. */
function nameAt({ rows }: Grid, [first = '', second]: readonly string[]): number {
  const isNumbered = ({ cells }: TableRow): boolean =>
    IS_NUMBER.test(cells[0] ?? '') && /\p{L}{3}/u.test(cells[1] ?? '');
  const isNamed = second !== undefined && isOfRole(first, 'numbers');
  return isNamed && rows.length > 0 && rows.every(isNumbered) ? 1 : 0;
}

/** What names a row, without the colon behind it; "Capacidad" below "Depósito de combustible" is that of what its group names. */
function labelOf({ cells, group }: TableRow, at: number): string {
  const name = withoutNoteMarks(cells[at] ?? '')
    .replace(/:$/u, '')
    .trim();
  return group !== null && isOfRole(folded(name), 'amounts') ? group : name;
}

/** The cells of a table that may hold values, but for those below "Observaciones". */
export function cellsOf(grid: Grid): Cell[] {
  const columns = grid.columns.map(withoutNoteMarks);
  const plainColumns = columns.map(folded);
  const topics = plainColumns.map(topicOf);
  const above = topicAbove(grid.title);
  const named = nameAt(grid, plainColumns);
  const product = plainColumns.findIndex((name, at) => at > named && isOfRole(name, 'products'));
  return grid.rows.flatMap((row) => {
    const label = labelOf(row, named);
    const plainLabel = folded(label);
    const own = topicOf(plainLabel) ?? topicOfProduct(row.cells[product] ?? '');
    const cells = row.cells.flatMap((printed, at): Cell[] => {
      const [column = '', plainColumn = ''] = [columns[at], plainColumns[at]];
      if (at <= named || isOfRole(plainColumn, 'remarks', 'intervals')) return [];
      const text = withoutNoteMarks(printed);
      const [note = ''] = marksOf(printed);
      const topic = own ?? topics[at] ?? above;
      const names = { label, plainLabel, column, plainColumn, own, topic };
      return [{ text, plain: folded(text), ...names, note, grid, row, at }];
    });
    const [first, ...others] = cells;
    const isOneForAll =
      others.length > 0 && columns.length > 0 && others.every(({ text }) => text === first?.text);
    const distinct = first && isOneForAll ? [{ ...first, column: '', plainColumn: '' }] : cells;
    return distinct.filter(({ text }) => !EMPTY.test(text));
  });
}

/** A table with its cells. */
export type Table = Grid & { cells: Cell[] };

/** The cells before it that are no figures. */
const besideOf = ({ row, at }: Cell): string[] =>
  row.cells.slice(1, at).filter((cell) => !/\d[.,]\d|^\d+$/.test(cell) && !EMPTY.test(cell));

/** The other cells of its row that say for what it holds: "Motor", "Temperatura". */
const holdsFor = ({ row, grid, at }: Cell): string[] =>
  row.cells.filter(
    (cell, other) =>
      other > 0 && other !== at && holdsForIt(grid.columns[other]) && !EMPTY.test(cell),
  );

/** A column without a name beside named ones goes on with what its row is of: "Aceite | Sin filtro | 3,9 l". */
const holdsForIt = (column: string | undefined): boolean =>
  column === '' || (column !== undefined && isOfRole(folded(column), 'cases'));

/** A value of a cell; what names versions may stand above, beside or in front of it. */
export const ofCell = (cell: Cell, value: Value): Candidate => ({
  ...{ alsoIn: [], said: cell.row, at: cell.at },
  ...value,
  about: [
    ...(value.about ?? []),
    cell.column,
    cell.label,
    ...besideOf(cell),
    cell.row.group ?? '',
    ...cell.grid.titles,
  ],
  conditions: [
    ...(value.conditions ?? []),
    ...holdsFor(cell),
    groupOf(cell),
    cell.note === '' ? '' : `véase la nota ${cell.note}`,
  ],
  // The unit of its figures is no part of a name.
  of: nameAndUnit(value.of).name,
});

const groupOf = ({ row: { group } }: Cell): string =>
  group === null || topicOf(folded(group)) !== null ? '' : group;

/** The name of a column that says for what it holds ("1.2 T", "España"), and not what stands in it ("Litros"). */
export const columnCondition = ({
  column,
  plainColumn,
}: Pick<Cell, 'column' | 'plainColumn'>): string => (isOfRole(plainColumn, 'values') ? '' : column);
