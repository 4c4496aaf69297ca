import { rowOf } from '../text/cells';
import { namesColumns } from './column-names';

/** A row of cells, and the title among the rows that it stands below; null above the first. */
export type Row = { cells: string[]; group: string | null };

/** A table as finders read it: rows that say something, as wide as it has columns with names (none where nothing names them). */
export type Read<Table> = Table & { columns: string[] };
type Printed<Own extends Row> = { header: string[][]; rows: Own[] };

/** A table without the rows that name its columns, also again on another page, or that have too few cells to tell whose they are. */
export function readTable<Own extends Row, Table extends Printed<Own>>(
  table: Table & Printed<Own>,
): Read<Table> {
  const header = headerOrFirstRow(table);
  const columns = columnNames(header);
  const names = rowOf(columns);
  const says = (row: Own, at: number): boolean =>
    !(at === 0 && header !== table.header) &&
    rowOf(row.cells) !== names &&
    row.cells.length >= columns.length;
  const rows = withLabels(
    table.rows.filter(says).flatMap((row) => sideBySide(row, columns)),
    columns,
  );
  return { ...table, header, columns, rows };
}

/** Its header, or its first row where that names two columns: of wider tables that is told while reading. */
function headerOrFirstRow({ header, rows }: Printed<Row>): string[][] {
  const [first = [], ...others] = rows.map(({ cells }) => cells);
  return header.length === 0 && others.length > 0 && namesColumns(first, others) ? [first] : header;
}

/** "Presión | Presión" above "Delante | Detrás": of both; a lower row with another first cell is a row of values. */
function columnNames([upper = [], ...others]: readonly string[][]): string[] {
  const isHeader = (lower: readonly string[]): boolean =>
    upper[0] === lower[0] || upper[0] === '' || lower[0] === '';
  const end = others.findIndex((lower) => !isHeader(lower));
  const rows = [upper, ...others.slice(0, end < 0 ? others.length : end)];
  return upper.map((_, at) =>
    [...new Set(rows.map((row) => row[at] ?? ''))].filter(Boolean).join(', '),
  );
}

/** "Delantero", "Tras el vaciado": no figure. */
const WORDS = /^(?=.*\p{L}{3})\D*$/u;

/**
 * "Presión | Delantero | 25 psi" above " | Trasero | 33 psi", with no names of columns: what names the upper row names the
 * lower ones, too, each with the part of it that stands in its second cell.
 */
function withLabels<Own extends Row>(rows: readonly Own[], columns: readonly string[]): Own[] {
  if (columns.length > 0) return [...rows];
  const isPart = ({ cells: [, name = '', ...values] }: Row): boolean =>
    values.length > 0 && WORDS.test(name);
  const goesOn = (row: Row | undefined, lead: Row): boolean =>
    row?.cells[0] === '' &&
    isPart(row) &&
    row.cells.length === lead.cells.length &&
    row.group === lead.group;
  let lead: Row | null = null;
  return rows.map((row, at) => {
    const next = rows[at + 1];
    if (row.cells[0] !== '') lead = isPart(row) && goesOn(next, row) ? row : null;
    if (lead === null || (row !== lead && !goesOn(row, lead))) return row;
    const [, name = '', ...values] = row.cells;
    return { ...row, cells: [`${lead.cells[0]}, ${name.toLowerCase()}`, ...values] };
  });
}

/** "N.º | A | Circuito | N.º | A | Circuito": a table set in two halves, or more, each row of which is several. */
function sideBySide<Own extends Row>(row: Own, columns: readonly string[]): Own[] {
  const width = columns.indexOf(columns[0] ?? '', 1);
  if (columns[0] === '' || width < 2 || columns.length % width > 0) return [row];
  return Array.from({ length: columns.length / width }, (_, at) => ({
    ...row,
    cells: row.cells.slice(at * width, (at + 1) * width),
  })).filter(({ cells }) => cells.some((cell) => cell !== ''));
}
