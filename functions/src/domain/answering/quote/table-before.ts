import { type Span } from '../../text/sentences';
import { CELL_SEPARATOR } from '../../text/cells';
import type { TableBlock, Unit } from '../../document/block';
import { blocksOf } from '../../document/blocks-of-text';
import { isContinuation } from '../../document/continued-table';
import { spanOf } from '../../document/lines';
import type { Excerpt } from '../../ports';
import type { Chunk } from '../../ports/records';
import type { Place } from '../../ports/draft-quotation';
import { besideIn, placesIn } from './beside';
import { governing } from './context-above';

/** Passages over which the beginning of a table is looked for. */
export const MAX_TABLES_BACK = 4;

const tableAt = (chunk: Chunk, at: 0 | -1): TableBlock | null => {
  const block = blocksOf(chunk).at(at);
  return block?.kind === 'table' ? block : null;
};

const isNames = ({ kind }: Unit): boolean => kind === 'names';

/** Whether the header of a table stands in a passage before. */
const isNamedBefore = ({ header, units }: TableBlock): boolean =>
  header.length > 0 && !units.some(isNames);

/** The table with whose cells a passage begins: below a title of its own rows may be of other columns, unless it has none. */
function tableAtStart(chunk: Chunk): TableBlock | null {
  const table = tableAt(chunk, 0);
  const [{ start, end } = { start: 0, end: 0 }] = table?.units ?? [];
  const hasCells = chunk.content.slice(start, end).includes(CELL_SEPARATOR);
  return table && (hasCells || isNamedBefore(table)) ? table : null;
}

export const beginsInTable = (chunk: Chunk): boolean => tableAtStart(chunk) !== null;

/** Whether the table at a passage's end is the one with which the next begins. */
export function tableGoesOnIn(previous: Chunk, next: Chunk): boolean {
  const [before, after] = [tableAt(previous, -1), tableAtStart(next)];
  if (!before || !after) return false;
  return isContinuation(
    { text: previous.content, table: before },
    { text: next.content, table: after },
  );
}

/** What of a table says what the rows on the next page are: its titles, and the names of its columns unless said there. */
function saidIn(chunk: Chunk, { units }: TableBlock, { isGrouped, isNamed }: Said): Span[] {
  const start = units.findLast(({ kind }) => kind === 'row')?.start;
  const titles =
    start === undefined ? [] : (governing(chunk, { start, kind: 'row', needsTitle: true }) ?? []);
  const groups = new Set(units.filter(({ kind }) => kind === 'group').map((unit) => unit.start));
  const outer = titles.filter((span) => !isGrouped || !groups.has(span.start));
  return [...outer, ...(isNamed ? [] : units.filter(isNames).map(spanOf))];
}
type Said = { isGrouped: boolean; isNamed: boolean };

/** What stands above the rows with which a passage begins where their table began on a page before. */
export function tableBefore(excerpts: readonly Excerpt[], at: number, start: number): Place[] {
  let chunk = excerpts[at]?.chunk;
  const units = (chunk && tableAtStart(chunk)?.units) ?? [];
  const own = units.findIndex((unit) => unit.start === start);
  if (own < 0) return [];
  const said = {
    isGrouped: units.slice(0, own).some(({ kind }) => kind === 'group'),
    isNamed: units.some(isNames),
  };
  for (let back = 0; chunk && back < MAX_TABLES_BACK; back += 1) {
    const before = besideIn(excerpts, chunk, -1);
    const previous = excerpts[before]?.chunk;
    const table = previous && tableAt(previous, -1);
    if (!table || !tableGoesOnIn(previous, chunk)) return [];
    const spans = saidIn(previous, table, said);
    if (spans.length > 0) return placesIn(before, spans);
    if (blocksOf(previous).length > 1) return [];
    chunk = previous;
  }
  return [];
}
