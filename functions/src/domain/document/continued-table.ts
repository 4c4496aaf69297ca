import { CELL_SEPARATOR } from '../chunking/sentences';
import type { Block, TableBlock } from './block';
import { ENDS_SENTENCE } from './lines';

/** The end of a page, as far as a table may go on from there. */
export type PageEnd = { text: string; blocks: readonly Block[] };

/** A page's number, or a running title that was not recognised as one, may stand between a table and its rest. */
const MOST_BETWEEN = 1;
const LONGEST_BETWEEN = 60;

const isTable = (block: Block): block is TableBlock => block.kind === 'table';

const widthOf = (text: string, { units }: TableBlock): number =>
  Math.max(
    0,
    ...units
      .filter(({ kind }) => kind === 'row')
      .map(({ start, end }) => text.slice(start, end).split(CELL_SEPARATOR).length),
  );

const saidBy = ({ header }: TableBlock): string =>
  header.map(({ cells }) => cells.join(CELL_SEPARATOR)).join('\n');

/** A table with which a page begins or ends; null where more than a running title stands before it, or behind it. */
function tableAt(text: string, blocks: readonly Block[]): TableBlock | null {
  const at = blocks.findIndex(isTable);
  const before = blocks.slice(0, at);
  const isRunningTitle = ({ start, end }: Block) =>
    end - start <= LONGEST_BETWEEN && !ENDS_SENTENCE.test(text.slice(start, end));
  const table = blocks[at];
  return table && isTable(table) && before.length <= MOST_BETWEEN && before.every(isRunningTitle)
    ? table
    : null;
}

/**
 * The blocks of a page with the table at its beginning told to go on from the one at the end of the page before, where it
 * is as wide and has the same names of columns, or none: then it keeps those.
 */
export function withContinuation(before: PageEnd | null, page: PageEnd): Block[] {
  const blocks = [...page.blocks];
  const table = tableAt(page.text, blocks);
  const previous = before && tableAt(before.text, before.blocks.toReversed());
  if (!table || !previous || widthOf(before.text, previous) !== widthOf(page.text, table)) {
    return blocks;
  }
  if (table.header.length > 0 && saidBy(table) !== saidBy(previous)) return blocks;
  const whole = { ...table, header: previous.header, continues: previous.id };
  return blocks.map((block) => (block === table ? whole : block));
}
