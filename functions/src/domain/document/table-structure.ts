import { CELL_SEPARATOR, type Span } from '../chunking/sentences';
import type { Line } from './line';
import { withoutNumbers } from './plan';
import { cellsIn, headerRows, isNamesOnly, withFirstCell } from './table-header';

/** Where among rows others name the columns anew. */
export const namedAnew = (rows: readonly string[]): number[] =>
  rows.flatMap((row, at) =>
    /\d/.test(rows[at - 1] ?? '') && isNamesOnly(cellsIn(row)) ? [at] : [],
  );

/** The rows of a table that name its columns: their cells, and the lines themselves. */
export function headerOf(
  text: string,
  lines: readonly Line[],
): { header: string[][]; named: ReadonlySet<Line> } {
  const rows = lines.filter(
    (line) => line.kind === 'row' && text.slice(line.start, line.end).includes(CELL_SEPARATOR),
  );
  const cells = withFirstCell(rows.map((row) => cellsIn(sliceOf(text, row))));
  const { from, to } = headerRows(withoutNumbers(cells));
  return { header: cells.slice(from, to), named: new Set(rows.slice(from, to)) };
}

const sliceOf = (text: string, { start, end }: Span): string => text.slice(start, end);
