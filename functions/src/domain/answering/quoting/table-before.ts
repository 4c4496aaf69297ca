import type { Span } from '../../chunking/sentences';
import type { Excerpt } from '../../ports';
import { besideIn } from './beside';
import type { Line } from '../../document/line';
import { linesIn, sliceOf, spanOf, type PassageText } from '../../document/lines';
import { columnsIn } from '../../document/table-groups';
import { cellsIn, headerRows, withFirstCell } from '../../document/table-header';
import { surroundingsOf } from '../../document/table-structure';
import { governing } from './what-governs';

/** Passages over which the beginning of a table is looked for. */
export const MOST_TABLES_BACK = 4;

const isOfTable = ({ kind, isGroup }: Line): boolean => kind === 'row' || isGroup === true;

type Table = { passage: PassageText; lines: Line[]; rows: Line[]; header: Line[] };

function tableOf(passage: PassageText, lines: Line[]): Table {
  const rows = lines.filter(({ kind }) => kind === 'row');
  const { units } = surroundingsOf(passage.content, linesIn(passage), rows);
  const cells = withFirstCell(rows.map((row) => cellsIn(sliceOf(passage, row))));
  const { from, to } = headerRows(cells, units);
  return { passage, lines, rows, header: rows.slice(from, to) };
}

/** The table with which a passage begins; null when it begins otherwise. */
function tableAtStart(passage: PassageText): Table | null {
  const lines = linesIn(passage);
  const end = lines.findIndex((line) => !isOfTable(line));
  const own = lines.slice(0, end < 0 ? lines.length : end);
  return own.length > 0 ? tableOf(passage, own) : null;
}

function tableAtEnd(passage: PassageText): Table | null {
  const lines = linesIn(passage);
  const own = lines.slice(lines.findLastIndex((line) => !isOfTable(line)) + 1);
  return own.length > 0 ? tableOf(passage, own) : null;
}

export const beginsInTable = (passage: PassageText): boolean => tableAtStart(passage) !== null;

const widthOf = ({ passage, rows }: Table): number =>
  Math.max(...rows.map((row) => columnsIn(sliceOf(passage, row))));
const textOf = ({ passage, header }: Table): string =>
  header.map((row) => sliceOf(passage, row)).join('\n');

/** Cells of names and figures are shorter than the first, cells of paragraphs set side by side longer than the second. */
const LONGEST_VALUE = 40;
const SHORTEST_PARAGRAPH = 120;
const FEWEST_ROWS_OF_FIGURES = 2;

const longestCell = ({ passage }: Table, rows: readonly Line[]): number =>
  Math.max(...rows.flatMap((row) => cellsIn(sliceOf(passage, row)).map(({ length }) => length)));

/** Whether a passage begins with paragraphs side by side, where the one before ends in a table of figures. */
const isOfOtherForm = (before: Table, after: Table): boolean =>
  before.rows.length >= before.header.length + FEWEST_ROWS_OF_FIGURES &&
  before.rows
    .filter((row) => !before.header.includes(row))
    .every((row) => /\d/.test(sliceOf(before.passage, row))) &&
  longestCell(before, before.rows) <= LONGEST_VALUE &&
  longestCell(after, after.rows.slice(0, 1)) >= SHORTEST_PARAGRAPH;

/** Whether the table at a passage's end is the one with which the next begins: as wide, and of no other columns. */
function goesOn(before: Table, after: Table): boolean {
  const isSame = after.header.length === 0 || textOf(before) === textOf(after);
  return isSame && widthOf(before) === widthOf(after) && !isOfOtherForm(before, after);
}

export function tableGoesOnIn(previous: PassageText, next: PassageText): boolean {
  const [before, after] = [tableAtEnd(previous), tableAtStart(next)];
  return before !== null && after !== null && goesOn(before, after);
}

/** What of a table says what the rows on the next page are: its titles, and the names of its columns unless said there. */
function saidIn({ passage, rows, header }: Table, { isGrouped, isNamed }: Said): Span[] {
  const last = rows.at(-1);
  const lines = linesIn(passage);
  const titles = last
    ? governing(passage, { start: last.start, kind: 'row', needsTitle: true })
    : [];
  const isGroup = (span: Span) =>
    lines.some(({ start, isGroup }) => isGroup && start === span.start);
  const outer = (titles ?? []).filter((span) => !isGrouped || !isGroup(span));
  return [...outer, ...(isNamed ? [] : header.map(spanOf))];
}
type Said = { isGrouped: boolean; isNamed: boolean };

/** What stands above the rows with which a passage begins where their table began on a page before. */
export function tableBefore(
  excerpts: readonly Excerpt[],
  at: number,
  start: number,
): { excerpt: number; quote: string }[] {
  let chunk = excerpts[at]?.chunk;
  let table = chunk ? tableAtStart(chunk) : null;
  const own = table?.lines.filter((line) => line.start <= start);
  if (own?.at(-1)?.start !== start) return [];
  const said = {
    isGrouped: own.some(({ isGroup }) => isGroup),
    isNamed: table?.header.length !== 0,
  };
  for (let back = 0; chunk && table && back < MOST_TABLES_BACK; back += 1) {
    const before = besideIn(excerpts, chunk, -1);
    chunk = excerpts[before]?.chunk;
    const previous = chunk ? tableAtEnd(chunk) : null;
    if (!chunk || !previous || !goesOn(previous, table)) return [];
    const spans = saidIn(previous, said);
    if (spans.length > 0) {
      const { content } = chunk;
      return spans.map(({ start: from, end }) => ({
        excerpt: before + 1,
        quote: content.slice(from, end),
      }));
    }
    table = tableAtStart(chunk);
    if (table?.rows.at(-1) && table.rows.length !== previous.rows.length) return [];
  }
  return [];
}
