import { repairText } from '../repair-text';

type Row = { index: number; cells: string[] };

/**
 * The cells of the lines that make tables with a tab between two columns, by the line's index; empty cells stay. Rows of
 * another length than their table's first one are left out: there tabs align what stands below each other.
 */
export function tabbedRows(lines: readonly string[]): Map<number, string[]> {
  const rows = new Map<number, string[]>();
  let table: Row[] = [];
  for (const [index, line] of [...lines, ''].entries()) {
    if (line.trim().includes('\t')) {
      const cells = line.trimStart().split('\t').map(repairText);
      if (cells.length === (table[0] ?? { cells }).cells.length) table.push({ index, cells });
      continue;
    }
    const isUsed = columnsIn(table);
    for (const row of table)
      rows.set(
        row.index,
        row.cells.filter((_, column) => isUsed[column]),
      );
    table = [];
  }
  return rows;
}

/** Columns with something in any row: the others come of tabs that stand for one. */
const columnsIn = (table: readonly Row[]): boolean[] =>
  (table[0]?.cells ?? []).map((_, column) => table.some(({ cells }) => cells[column] !== ''));
