import { cellsIn, rowOf } from '../text/cells';
import type { Block, TableBlock } from './block';
import { ENDS_SENTENCE } from './lines';

/** The end of a page, as far as a table may go on from there. */
export type PageEnd = { text: string; blocks: readonly Block[] };

/** A page's number, or a running title that was not recognised as one, may stand between a table and its rest. */
const MAX_BETWEEN = 1;
const MAX_LENGTH_BETWEEN = 60;

const isTable = (block: Block): block is TableBlock => block.kind === 'table';

type Part = { text: string; table: TableBlock };

const rowsOf = ({ text, table }: Part): string[][] =>
  table.units
    .filter(({ kind }) => kind === 'row')
    .map(({ start, end }) => cellsIn(text.slice(start, end)));

const longest = (parts: readonly { length: number }[]): number =>
  Math.max(0, ...parts.map(({ length }) => length));

/** Cells of names and figures are shorter than the first, cells of paragraphs set side by side longer than the second. */
const MAX_VALUE_LENGTH = 40;
const SHORTEST_PARAGRAPH = 120;
const MIN_ROWS_OF_FIGURES = 2;

/** Whether paragraphs side by side follow a table of figures. */
const isOfOtherForm = (before: readonly string[][], after: readonly string[][]): boolean =>
  before.length >= MIN_ROWS_OF_FIGURES &&
  before.every((row) => row.some((cell) => /\d/.test(cell))) &&
  longest(before.flat()) <= MAX_VALUE_LENGTH &&
  longest(after[0] ?? []) >= SHORTEST_PARAGRAPH;

const saidBy = ({ header }: TableBlock): string =>
  header.map(({ cells }) => rowOf(cells)).join('\n');

/** A table with which a page begins or ends; null where more than a running title stands before it, or behind it. */
function tableAt(text: string, blocks: readonly Block[]): TableBlock | null {
  const at = blocks.findIndex(isTable);
  const before = blocks.slice(0, at);
  const isRunningTitle = ({ start, end }: Block) =>
    end - start <= MAX_LENGTH_BETWEEN && !ENDS_SENTENCE.test(text.slice(start, end));
  const table = blocks[at];
  return table && isTable(table) && before.length <= MAX_BETWEEN && before.every(isRunningTitle)
    ? table
    : null;
}

/** Whether a table goes on from one that ends where it begins: as wide, and of the same names of columns, or of none. */
export function isContinuation(before: Part, after: Part): boolean {
  if (after.table.id === before.table.id) return true;
  const isNamed = after.table.header.length > 0;
  if (isNamed && saidBy(after.table) !== saidBy(before.table)) return false;
  const [rows, others] = [rowsOf(before), rowsOf(after)];
  return longest(rows) === longest(others) && !isOfOtherForm(rows, others);
}

/** What names the columns of a table that goes on: its own header, if it says it again. */
function columnsOf(table: TableBlock, previous: TableBlock): Partial<TableBlock> {
  const { header, names, isPlan, isNumbered, counts } =
    table.names === undefined ? previous : table;
  return {
    header,
    ...(names && { names }),
    ...(isPlan && { isPlan }),
    ...(isNumbered && { isNumbered }),
    ...(counts && { counts }),
  };
}

/** Whether a section of its own begins above a table: a heading that the page before does not have, too, as a running title. */
function beginsSection(before: PageEnd, { text, blocks }: PageEnd, table: TableBlock): boolean {
  const [above] = blocks;
  if (above === undefined || above === table || above.kind !== 'heading') return false;
  return above.depth !== null && !before.text.includes(text.slice(above.start, above.end));
}

/** The blocks of a page with the table at its beginning told to go on from the one before it: then it keeps its header. */
export function withContinuation(before: PageEnd | null, page: PageEnd): Block[] {
  const table = tableAt(page.text, page.blocks);
  const previous = before && tableAt(before.text, before.blocks.toReversed());
  if (!table || !previous || beginsSection(before, page, table)) return [...page.blocks];
  const goesOn = isContinuation({ text: before.text, table: previous }, { text: page.text, table });
  if (!goesOn) return [...page.blocks];
  const whole = { ...table, ...columnsOf(table, previous), continues: previous.id };
  return page.blocks.map((block) => (block === table ? whole : block));
}
