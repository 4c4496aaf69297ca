import type { ManualPart, SourceUnit, TableRow } from '../findings/manual-part';
import { rowsOfLights } from './table-rows';

/** Where the last cell of a row was read as lines of text below it: the texts by their row, and what is no text of its own then. */
export type Rests = {
  of: ReadonlyMap<TableRow, readonly SourceUnit[]>;
  parts: ReadonlySet<ManualPart>;
};

/** One cell has no more paragraphs. */
const MOST = 3;

/** The paragraphs between a table and the table that goes on with it. */
function between(parts: readonly ManualPart[], at: number): ManualPart[] {
  const titles = parts[at]?.titles.join('\n');
  const next = parts
    .slice(at + 1, at + MOST + 2)
    .findIndex(({ kind }) => kind === 'table' || kind === 'list');
  const found = parts.slice(at + 1, at + 1 + Math.max(next, 0));
  const isSame = parts[at + 1 + next]?.kind === 'table';
  const all = [...found, parts[at + 1 + next]];
  return isSame && all.every((part) => part?.titles.join('\n') === titles) ? found : [];
}

/** The last row of a table of lights that has fewer cells than the others, and the lines of text that its last cell is. */
export function restsOfRows(parts: readonly ManualPart[]): Rests {
  const of = new Map<TableRow, SourceUnit[]>();
  const taken = new Set<ManualPart>();
  for (const [at, part] of parts.entries()) {
    const last = part.kind === 'table' ? rowsOfLights(part).at(-1) : undefined;
    if (!last || last.row.cells.length > Math.max(...last.columns.meaning)) continue;
    const rest = between(parts, at);
    const said = rest.flatMap((one) => (one.kind === 'paragraph' ? one.said : []));
    if (said.length === 0 || said.some(({ page }) => page !== last.row.page)) continue;
    of.set(last.row, said);
    for (const one of rest) taken.add(one);
  }
  return { of, parts: taken };
}
