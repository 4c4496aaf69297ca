import type { Citation, Statement } from '@contract';
import type { Block, TableBlock, Unit } from '../document/block';
import { blocksOf } from '../document/blocks-of-text';
import { rangeOfQuote } from '../document/range-of-quote';
import { cellsIn } from '../document/table-header';
import type { DraftTable, Excerpt } from '../ports';
import type { SupportedStatement } from './citations';

type Cited = { excerpts: readonly Excerpt[]; order: readonly number[] };

const unitsAt = (
  blocks: readonly Block[],
  { start, end }: { start: number; end: number },
): Unit[] =>
  blocks.flatMap(({ units }) => units.filter((unit) => unit.start < end && unit.end > start));

/** A citation for each source of a statement, with the units that hold what it quotes. */
function citationsOf(
  { excerpts: sources, quotes }: SupportedStatement,
  { excerpts, order }: Cited,
): Citation[] {
  return sources.flatMap((source): Citation[] => {
    const chunk = excerpts[source]?.chunk;
    if (!chunk) return [];
    const blocks = blocksOf(chunk);
    const ranges = quotes
      .filter(({ excerpt }) => excerpt === source)
      .flatMap(({ quote }) => rangeOfQuote(chunk.content, quote) ?? []);
    const units = [...new Set(ranges.flatMap((range) => unitsAt(blocks, range)))];
    const { manualId, revision, pageNumber, pageReference } = chunk;
    return [
      {
        source: order.indexOf(source),
        manualId,
        revision,
        pageNumber,
        pageReference,
        units: units.map(({ id, hash }) => ({ id, hash })),
        boxes: units.flatMap(({ boxes }) => boxes),
      },
    ];
  });
}

/** The rows that a draft quotes, as their table has them; null where they are not rows of one table. */
function tableOf(
  { rows, ...around }: DraftTable,
  excerpts: readonly Excerpt[],
): Omit<Extract<Statement, { kind: 'table' }>, 'kind' | 'citations'> | null {
  const found = rows.map(({ excerpt, start, end }) => {
    const chunk = excerpts[excerpt - 1]?.chunk;
    const block =
      chunk &&
      blocksOf(chunk)
        .filter(isTable)
        .find((one) => one.start <= start && end <= one.end);
    const unit = block?.units.find((one) => one.start <= start && end <= one.end);
    return chunk && block && unit ? { chunk, block, unit } : null;
  });
  const known = found.filter((row) => row !== null);
  const [first] = known;
  if (!first || known.length < found.length || !known.every((row) => isSame(row, first)))
    return null;
  const cells = known.map(({ chunk, unit }) =>
    cellsIn(chunk.content.slice(unit.start, unit.end)).map((cell) => cell.replace(DOT, '')),
  );
  return {
    ...around,
    header: first.block.header,
    rows: ofOneWidth(first.block, cells).map((row) => ({ cells: row })),
  };
}

/** A dot before the words of a cell is a drawing: the colour of a light, the box of a choice. */
const DOT = /^[•●]\s+(?=\p{L})/u;

const isTable = (block: Block): block is TableBlock => block.kind === 'table';

type Row = { chunk: Excerpt['chunk']; block: TableBlock };

const isSame = (row: Row, first: Row): boolean =>
  row.chunk.id === first.chunk.id && row.block.id === first.block.id;

/** Rows as wide as their header: what is missing at the end of a row is empty. */
function ofOneWidth({ header }: TableBlock, rows: string[][]): string[][] {
  const width = Math.max(
    ...[...rows, ...header.map(({ cells }) => cells)].map((row) => row.length),
  );
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** What stands of a draft, as it is shown: a table where rows are quoted, text elsewhere, each with its units. */
export const citedStatements = (
  supported: readonly SupportedStatement[],
  cited: Cited,
): Statement[] =>
  supported.map((statement): Statement => {
    const citations = citationsOf(statement, cited);
    const table = statement.table && tableOf(statement.table, cited.excerpts);
    return table
      ? { kind: 'table', ...table, citations }
      : { kind: 'text', text: statement.text, citations };
  });
