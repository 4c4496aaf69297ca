import { withFiguresWhole } from './figures';

/** A dot that is drawn before the words of a cell: beside the dots between cells it is noise. */
const CELL_DOT = /(?<=^|\t)\s*[•●■]\s*/g;

/** What a manual says, on one line, as it is shown: the cells of a row are apart by dots, and no line ends within a figure. */
export const onOneLine = (words: string): string =>
  withFiguresWhole(
    words
      .replace(CELL_DOT, '')
      .trim()
      .replace(/\s*\t\s*/g, ' · ')
      .replace(/\s+/g, ' '),
  );

export type NamedCell = { name: string; cell: string };

/** The cells of a row, each with the name of its column; without names where not each cell has its own. */
export function namedCells(row: string, columns: readonly string[] = []): NamedCell[] {
  const cells = row.split('\t');
  const isNamed = cells.length === columns.length;
  return cells.map((cell, at) => ({ name: isNamed ? (columns[at] ?? '') : '', cell }));
}

/** A row of a table with the names of its columns: "Filtro de aire · Meses: 48". */
export function rowOnOneLine(row: string, columns: readonly string[] = []): string {
  const cells = namedCells(row, columns);
  if (cells.length !== columns.length) return onOneLine(row);
  const named = cells.map(({ name, cell }, at) => (at > 0 && name ? `${name}: ${cell}` : cell));
  return onOneLine(named.filter((_, at) => cells[at]?.cell.trim()).join('\t'));
}
