import { namesColumns } from '../document/column-names';
import type { ManualTable, TableRow } from './manual-part';

/** A table as finders read it: rows that say something, as wide as it has columns with names (none where nothing names them). */
export type ReadTable = ManualTable & { columns: string[] };

/** "8.6 Cambio de rueda" without its number. */
export const unnumbered = (title: string): string => title.replace(/^[\d.\s-]+/u, '').trim();

/** The titles above a table, the innermost last. */
export const titlesAbove = ({
  titles,
  caption,
}: Pick<ManualTable, 'titles' | 'caption'>): string[] =>
  caption === null || titles.includes(caption) ? titles : [...titles, caption];

/** A table without the rows that name its columns, also again on another page, or that have too few cells to tell whose they are. */
export function readTable(table: ManualTable): ReadTable {
  const header = headerOrFirstRow(table);
  const columns = columnNames(header);
  const names = columns.join('\t');
  const says = (row: TableRow, at: number): boolean =>
    !(at === 0 && header !== table.header) &&
    row.cells.join('\t') !== names &&
    row.cells.length >= columns.length;
  const rows = table.rows.filter(says).flatMap((row) => sideBySide(row, columns));
  return { ...table, header, columns, rows };
}

/** Its header, or its first row where that names two columns: of wider tables that is told while reading. */
function headerOrFirstRow({ header, rows }: ManualTable): string[][] {
  const [first = [], ...others] = rows.map(({ cells }) => cells);
  return header.length === 0 && others.length > 0 && namesColumns(first, others) ? [first] : header;
}

/** "Presión | Presión" above "Delante | Detrás": of both; a second row with another first cell is a row of values. */
function columnNames([upper = [], lower]: readonly string[][]): string[] {
  const isHeader = lower && (upper[0] === lower[0] || upper[0] === '' || lower[0] === '');
  if (!isHeader) return upper;
  return upper.map((name, at) => [...new Set([name, lower[at] ?? ''])].filter(Boolean).join(', '));
}

/** "N.º | A | Circuito | N.º | A | Circuito": a table set in two halves, or more, each row of which is several. */
function sideBySide(row: TableRow, columns: readonly string[]): TableRow[] {
  const width = columns.indexOf(columns[0] ?? '', 1);
  if (columns[0] === '' || width < 2 || columns.length % width > 0) return [row];
  return Array.from({ length: columns.length / width }, (_, at) => ({
    ...row,
    cells: row.cells.slice(at * width, (at + 1) * width),
  })).filter(({ cells }) => cells.some((cell) => cell !== ''));
}
