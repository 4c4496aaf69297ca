import { joinLines } from '../../repair-text';
import type { Line } from '../types';
import { areOver } from './line-of';

/** As a share of a line's height: how much lower than the last line of a label a row beside it may stand. */
const SLACK = 0.3;

/** Whether a line stands beside the last lines of the label of the row above it, in the columns behind that. */
function isBesideLabel(row: Line, line: Line): boolean {
  const [label, ...others] = row.pieces;
  return (
    label !== undefined &&
    !row.isFlat &&
    [row, line].every(({ turned, isFigure }) => !turned && !isFigure) &&
    line.baseline < row.baseline &&
    line.baseline >= row.lastBaseline - SLACK * line.size &&
    line.left > label.right &&
    line.pieces.length === others.length &&
    others.every((other, at) => areOver(other, line.pieces[at] ?? line))
  );
}

/**
 * Rows beside a label of several lines that stands over them all, with the empty cell of that; what alone stands below the only
 * value of a label is the rest of it.
 */
export function withLabelsOverRows(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (!row || !isBesideLabel(row, line)) rows.push(line);
    else if (line.cells.length === 1) rows[rows.length - 1] = withRest(row, line);
    else {
      const [label = line] = row.pieces;
      const { left, right } = label;
      const pieces = [{ left, right }, ...line.pieces];
      rows.push({ ...line, cells: ['', ...line.cells], pieces, left });
    }
  }
  return rows;
}

function withRest(row: Line, { cells, right, lastBaseline }: Line): Line {
  const [value = '', rest = ''] = [row.cells.at(-1), cells[0]];
  return {
    ...row,
    cells: [...row.cells.slice(0, -1), joinLines(value, rest)],
    right: Math.max(row.right, right),
    lastBaseline: Math.min(row.lastBaseline, lastBaseline),
  };
}
