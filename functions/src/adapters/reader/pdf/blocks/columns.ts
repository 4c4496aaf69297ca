import { runsOf } from '../../runs';
import type { Line } from '../types';
import { cellOf } from './line-of';

/** Two columns that are drawn line by line across the page must agree in so many lines to be told from a table. */
const MIN_LINES = 6;
const SAME_EDGE = 3;
/** Those of a text are at least so many times as wide as they are high: what is narrower are figures. */
const NARROWEST = 8;
/** Lines of a text fill this share of their column's width, and so many of them do. */
const FULL = 0.85;
const MAX_FULL = 0.7;
/** Lines of a text stand closer than the rows of a table, as a share of their height. */
const LINE_SPACING = 1.25;

/** Puts text in two columns that a page draws across both into reading order: the left column first. */
export const untangleColumns = (lines: readonly Line[]): Line[] =>
  runsOf(lines, goesOn).flatMap((block) =>
    block.length >= MIN_LINES && isText(block)
      ? [0, 1].flatMap((side) => block.map((line) => cellOf(line, side)))
      : block,
  );

/** Whether two lines have two pieces each, at the same edges. */
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
  if (widest < NARROWEST * (block[0]?.size ?? 0)) return false;
  return widths.filter((width) => width >= FULL * widest).length >= MAX_FULL * widths.length;
}
