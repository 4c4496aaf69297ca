import { CELL_SEPARATOR } from '../text/cells';
import type { ReadPage } from './read-page';
import type { Block } from './block';
import type { Line } from './line';
import { linesOf } from './lines';
import { isOrdered, piecesOf, type Piece } from './pieces';
import { headerOf, surroundingsOf } from './table-structure';
import { unitsIn, type UnitsOf } from './units';
import { warningLevel } from './warning-level';

type Text = Pick<ReadPage, 'text' | 'headings'> & {
  [Known in 'placed' | 'headRows' | 'figures']?: ReadPage[Known] | undefined;
};

/**
 * The blocks of a text, whose ids begin with `place`; their units stand where its reader placed what they hold. Every
 * character of the text that is not blank is part of one unit, but for the labels of drawings.
 */
export function blocksOfText(
  place: string,
  { text, headings, headRows, figures = [], placed = [] }: Text,
): Block[] {
  const titles = headings.map(({ title }) => title);
  const unitsOf = unitsIn(text, placed);
  const labels = new Set(figures);
  const sections = new Set(headings.map(({ offset }) => offset));
  const lines = linesOf(text, titles, sections)
    .filter(({ start }) => !labels.has(start))
    .map((line) => withEmptyCells(text, line));
  const heads = new Set(headRows);
  return piecesOf(text, lines, heads).map((piece, at) =>
    blockOf(`${place}-${at + 1}`, piece, { text, headings, unitsOf, lines, heads }),
  );
}

/** A title that stands in a row, or in each cell of one, with all of that row. */
function withEmptyCells(text: string, line: Line): Line {
  if (text[line.end] !== CELL_SEPARATOR) return line;
  const end = text.indexOf('\n', line.end);
  return { ...line, end: end < 0 ? text.length : end };
}

function blockOf(
  id: string,
  piece: Piece,
  of: Text & { unitsOf: UnitsOf; lines: readonly Line[]; heads: ReadonlySet<number> },
): Block {
  const { text, headings, unitsOf, lines, heads } = of;
  const { start, end } = { start: piece.lines[0]?.start ?? 0, end: piece.lines.at(-1)?.end ?? 0 };
  const range = { id, start, end };
  switch (piece.kind) {
    case 'heading': {
      const depth = headings.find(({ offset }) => offset === start)?.depth ?? null;
      return { ...range, kind: 'heading', depth, units: unitsOf(id, piece) };
    }
    case 'list':
      return {
        ...range,
        kind: 'list',
        isOrdered: isOrdered(text, piece),
        units: unitsOf(id, piece),
      };
    case 'warning': {
      const level = warningLevel(text.slice(start, end));
      return { ...range, kind: 'warning', level, units: unitsOf(id, piece) };
    }
    case 'table': {
      const { caption, units, unitSpan } = surroundingsOf(text, lines, piece.lines);
      const told = piece.isHeaded ? new Set([...heads, start]) : heads;
      const { named, counts, header, ...columns } = headerOf(text, piece.lines, {
        ...{ units, heads: told },
      });
      const isCounted = counts.length > 0 && unitSpan !== null;
      return {
        ...range,
        kind: 'table',
        ...(caption !== undefined && { caption }),
        ...(isCounted && { counts, countedBy: unitSpan }),
        ...columns,
        header: header.map((cells) => ({ cells })),
        units: unitsOf(id, piece, named),
      };
    }
    case 'paragraph':
      return { ...range, kind: 'paragraph', units: unitsOf(id, piece) };
  }
}

type Passage = {
  content: string;
  headings: readonly string[];
  blocks?: Block[] | undefined;
  pageNumber?: number | null;
  position?: number;
};

/** The blocks of a passage; of one that was stored before there were any, those that its text shows. */
export const blocksOf = ({
  blocks,
  content,
  headings,
  pageNumber = null,
  position = 0,
}: Passage): Block[] =>
  blocks ??
  // Of a page that is cut in passages each has its own first block: their position keeps the ids apart.
  blocksOfText(`${pageNumber ?? 0}.${position}`, {
    text: content,
    headings: headings.map((title) => ({ title, depth: 1, offset: -1 })),
  });
