import type { Line } from '../types';
import { cellOf } from './line-of';

/** Two columns that are drawn line by line across the page must agree in so many lines to be told from a table. */
const LEAST_LINES = 6;
const SAME_EDGE = 3;
/** Lines of a text fill this share of their column's width, and so many of them do. */
const FULL = 0.85;
const MOST_FULL = 0.7;
/** Lines of a text stand closer than the rows of a table, as a share of their height. */
const LINE_SPACING = 1.25;

/** Puts text in two columns that a page draws across both into reading order: the left column first. */
export function untangleColumns(lines: readonly Line[]): Line[] {
  const untangled: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const block = blockFrom(lines, at);
    if (block.length >= LEAST_LINES && isText(block)) {
      untangled.push(
        ...block.map((line) => cellOf(line, 0)),
        ...block.map((line) => cellOf(line, 1)),
      );
    } else {
      untangled.push(...block);
    }
    at += block.length;
  }
  return untangled;
}

/** The lines from `start` on that have two pieces at the same edges each; at least one line. */
function blockFrom(lines: readonly Line[], start: number): Line[] {
  let end = start + 1;
  for (; end < lines.length; end++) {
    const [last, line] = [lines[end - 1], lines[end]];
    if (!last || !line || !goesOn(last, line)) break;
  }
  return lines.slice(start, end);
}

function goesOn(last: Line, line: Line): boolean {
  if (![last, line].every(({ pieces, isFlat }) => pieces.length === 2 && isFlat)) return false;
  const drop = last.lastBaseline - line.baseline;
  const areAligned = line.pieces.every((piece, index) => {
    const other = last.pieces[index];
    return other !== undefined && Math.abs(piece.left - other.left) <= SAME_EDGE;
  });
  return drop > 0 && drop <= LINE_SPACING * line.size && areAligned;
}

const isText = (block: readonly Line[]): boolean => [0, 1].every((side) => isFilled(block, side));

function isFilled(block: readonly Line[], side: number): boolean {
  const widths = block.map((line) => {
    const piece = line.pieces[side];
    return piece ? piece.right - piece.left : 0;
  });
  const widest = Math.max(...widths);
  return widths.filter((width) => width >= FULL * widest).length >= MOST_FULL * widths.length;
}
