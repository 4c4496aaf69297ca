import type { Box } from '@contract';
import type { Span } from '../chunking/sentences';

/** The smallest thing that can be quoted without changing what it says; in a table a row. */
export type Unit = Span & {
  /** `{page}-{block}-{n}`, each counted from 1: reading the same file again gives the same ids. */
  id: string;
  /** Of what it says: tells whether the unit of this id in a later revision still says it. */
  hash: string;
  /** Where it stands on the page as it is shown; none where its reader does not know. */
  boxes: Box[];
};

export type TableBlock = Span & {
  kind: 'table';
  /** `{page}-{block}`. */
  id: string;
  /** The rows that name its columns, the upper one first; none where nothing names them. */
  header: { cells: string[] }[];
  /** Its rows, without those of the header. */
  units: Unit[];
};

/** A piece of a page's structure, with its range in the page's text (in a passage: in its content). */
export type Block = TableBlock;

/** What is left of blocks within a stretch of their text, with ranges counted from its beginning. */
export function blocksWithin(blocks: readonly Block[], { start, end }: Span): Block[] {
  const moved = <Piece extends Span>(piece: Piece): Piece => ({
    ...piece,
    start: Math.max(piece.start, start) - start,
    end: Math.min(piece.end, end) - start,
  });
  return blocks.flatMap((block) => {
    const units = block.units.filter((unit) => unit.start >= start && unit.end <= end).map(moved);
    return units.length > 0 ? [{ ...moved(block), units }] : [];
  });
}
