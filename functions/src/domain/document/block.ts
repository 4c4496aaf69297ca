import type { Box, WarningLevel } from '@contract';
import type { Span } from '../text/sentences';

/** The smallest thing that can be quoted without changing what it says. */
export type Unit = Span & {
  /** `{page}-{block}-{n}`, each counted from 1: reading the same file again gives the same ids. */
  id: string;
  /** Of what it says: tells whether the unit of this id in a later revision still says it. */
  hash: string;
  /** `names`: a row that names columns; `group`: a title among the rows of a table; `labels`: all of one drawing. */
  kind: 'title' | 'sentence' | 'item' | 'row' | 'names' | 'group' | 'warning' | 'labels';
  /** Where it stands on the page as it is shown; none where its reader does not know. */
  boxes: Box[];
};

type Piece = Span & {
  /** `{page}-{block}`. */
  id: string;
  /** All of its text, in order. */
  units: Unit[];
};

/** The labels of a drawing: no text of the page that could be quoted, or that anything stands below. */
export type Figure = Piece;

export type TableBlock = Piece & {
  kind: 'table';
  /** The title right above it. */
  caption?: string | undefined;
  /** What the bare figures of its header count, row by row, where a line beside it says so: "miles de km". */
  counts?: string[] | undefined;
  /** The line that says so, where it is on the table's page. */
  countedBy?: Span | undefined;
  /** The rows that name its columns, the upper one first; none where nothing names them. */
  header: { cells: string[] }[];
  /** The name of each column, of both rows of a header; only where it is certain which names which. */
  names?: string[] | undefined;
  /** Whether its header counts distances or times, above nothing but marks. */
  isPlan?: boolean | undefined;
  /** Whether its first column only numbers the rows, and has no name. */
  isNumbered?: boolean | undefined;
  /** Id of the table at the end of the page before, which goes on in this one and whose header it keeps. */
  continues?: string | undefined;
};

/** A piece of a page's structure, with its range in the page's text (in a passage: in its content). */
export type Block =
  | TableBlock
  /** `depth`: of the document's outline, 1 = outermost; null for the title of some lines. */
  | (Piece & { kind: 'heading'; depth: number | null })
  | (Piece & { kind: 'paragraph' })
  | (Piece & { kind: 'list'; isOrdered: boolean })
  | (Piece & { kind: 'warning'; level: WarningLevel });

/** What is left of blocks within a stretch of their text, with ranges counted from its beginning. */
export function blocksWithin(blocks: readonly Block[], stretch: Span): Block[] {
  const isIn = ({ start, end }: Span): boolean => start < stretch.end && end > stretch.start;
  const moved = <Part extends Span>(part: Part): Part => ({
    ...part,
    start: Math.max(part.start, stretch.start) - stretch.start,
    end: Math.min(part.end, stretch.end) - stretch.start,
  });
  return blocks.filter(isIn).map((block) => {
    const part = { ...moved(block), units: block.units.filter(isIn).map(moved) };
    if (part.kind !== 'table' || part.countedBy === undefined) return part;
    const { countedBy, ...table } = part;
    return isIn(countedBy) ? { ...table, countedBy: moved(countedBy) } : table;
  });
}
