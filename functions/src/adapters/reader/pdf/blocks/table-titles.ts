import type { Line, Span } from '../types';
import { cellOf } from './line-of';

/** Lines of a page in their order, those of a drawn table with where it stands. */
export type Segment = { lines: Line[]; table?: Span };

const isOver = (piece: Span, table: Span, slack: number): boolean =>
  piece.left >= table.left - slack && piece.right <= table.right + slack;

/**
 * Tables beside each other with their titles in one line above them: each with its own right above it. In one line they would be
 * a row of names, and nobody could tell which table is whose.
 */
export function withTableTitles(segments: readonly Segment[]): Line[] {
  const own = segments
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, table }) => ({ lines: [...lines], table }));
  own.forEach(({ lines, table }, at) => {
    const titles = lines.at(-1);
    if (table || !titles || titles.pieces.length < 2) return;
    const below = own.slice(at + 1, at + 1 + titles.pieces.length);
    const areTheirs = titles.pieces.every((piece, place) => {
      const other = below[place]?.table;
      return other !== undefined && isOver(piece, other, titles.size);
    });
    const isApart = below.every(
      (one, place) =>
        place === 0 || (below[place - 1]?.table?.right ?? 0) <= (one.table?.left ?? 0),
    );
    if (!areTheirs || !isApart) return;
    lines.pop();
    below.forEach((one, place) => one.lines.unshift(cellOf(titles, place)));
  });
  return own.flatMap(({ lines }) => lines);
}
