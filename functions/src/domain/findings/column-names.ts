import { columnsIn } from '../text/cells';
import type { ManualTable, SourceUnit } from './manual-part';

/** The names of columns as they are printed, from the upper row to the lower. */
const columnNames = ({ header }: ManualTable): string[] =>
  (header.at(-1) ?? []).map((_, at) =>
    [...new Set(header.flatMap((names) => names[at]?.trim() || []))].join(' '),
  );

/** Rows of a table with the names of its columns, where each cell has one to stand behind; all else as it is. */
export function namingColumns(table: ManualTable): <Said extends SourceUnit>(said: Said) => Said {
  const columns = columnNames(table);
  const rows = new Set(table.rows.map(({ unit }) => unit));
  return (said) =>
    rows.has(said.unit) && columnsIn(said.text) === columns.length ? { ...said, columns } : said;
}
