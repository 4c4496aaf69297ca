import { CELL_SEPARATOR, type Span } from '../chunking/sentences';
import type { Line } from './line';
import { linesOf } from './lines';
import { withoutNumbers } from './plan';
import { cellsIn, headerRows, isNamesOnly, withFirstCell } from './table-header';

/** A table as the text of a page has it: a line for each row, tabs between cells. */
export type TextTable = Span & { header: string[][]; rows: Span[] };

/** Where among rows others name the columns anew. */
export const namedAnew = (rows: readonly string[]): number[] =>
  rows.flatMap((row, at) =>
    /\d/.test(rows[at - 1] ?? '') && isNamesOnly(cellsIn(row)) ? [at] : [],
  );

/** Rows of tables that stand below one another, without the titles among them. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind === 'row') {
      if (isOpen) runs.at(-1)?.push(line);
      else runs.push([line]);
      isOpen = true;
    } else if (line.isGroup !== true) isOpen = false;
  }
  return runs;
}

function tableOf(text: string, lines: readonly Line[]): TextTable[] {
  const rows = lines.filter(({ start, end }) => text.slice(start, end).includes(CELL_SEPARATOR));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const cells = withFirstCell(rows.map(({ start, end }) => cellsIn(text.slice(start, end))));
  const { from, to } = headerRows(withoutNumbers(cells));
  return [
    {
      start: first.start,
      end: last.end,
      header: cells.slice(from, to),
      rows: rows.filter((_, at) => at < from || at >= to).map(({ start, end }) => ({ start, end })),
    },
  ];
}

/** The tables of a text, in order. `headings`: the titles in it, which are no part of a table. */
export const tablesIn = (text: string, headings: readonly string[]): TextTable[] =>
  runsOf(linesOf(text, headings)).flatMap((run) => {
    const begins = namedAnew(run.map(({ start, end }) => text.slice(start, end)));
    return [0, ...begins].flatMap((begin, at) => tableOf(text, run.slice(begin, begins[at])));
  });
