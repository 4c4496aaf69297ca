import type { ManualTable, TableRow } from '../findings/manual-part';
import { rowOf } from '../text/cells';
import { withoutNoteMarks } from '../text/note-marks';
import type { NumberedUnit } from './numbered-manual';

/** The names of the columns of a row, those of an upper header before those below it; none of what is no row. */
export function columnsOfRow({ part }: Pick<NumberedUnit, 'part'>): string[] {
  if (part.kind !== 'table') return [];
  const width = Math.max(0, ...part.header.map((names) => names.length));
  return Array.from({ length: width }, (_, at) =>
    [...new Set(part.header.map((names) => names[at] ?? ''))].filter(Boolean).join(', '),
  );
}

/** A row of a table that a model points at. */
export type PointedRow = { unit: NumberedUnit; row: TableRow; table: ManualTable };

/** More rows of one kind than any manual has. */
const MAX_ROWS = 4_000;

/** The rows among units that are of one table, be it on several pages: what stands between them is none of it. */
export function rowsAmong(units: readonly NumberedUnit[]): PointedRow[] {
  const rows = units.flatMap((unit): PointedRow[] => {
    const { said, part } = unit;
    return 'cells' in said && part.kind === 'table' ? [{ unit, row: said, table: part }] : [];
  });
  const [first] = rows;
  const names = first && rowOf(columnsOfRow(first.unit));
  return rows.filter(({ unit }) => rowOf(columnsOfRow(unit)) === names);
}

/** As many rows as may be looked at. */
export function withinRows<Element extends { units: readonly unknown[] }>(
  elements: readonly Element[],
): Element[] {
  let left = MAX_ROWS;
  return elements.filter(({ units }) => (left -= units.length) >= 0);
}

const EMPTY = /^[-–—]?$/u;

/** The cell of a column counted from 1, without marks of notes; empty where there is none, and where it says nothing. */
export function cellAt({ row }: Pick<PointedRow, 'row'>, column: number): string {
  const text = withoutNoteMarks(row.cells[column - 1] ?? '');
  return EMPTY.test(text) ? '' : text;
}

export const cellsAt = (row: Pick<PointedRow, 'row'>, columns: readonly number[]): string[] =>
  columns.map((column) => cellAt(row, column)).filter((text) => text !== '');
