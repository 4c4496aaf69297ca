import { runsOf } from '../../runs';
import type { Line, Span } from '../types';

/** Rows further apart than so many times their height belong to different tables, */
const ROW_GAP = 4;
/** and those further apart than the two above them by this share. */
const WIDER_GAP = 1.5;
/** A page of a hostile file may have any number of lines: one is compared with so many above it. */
const MAX_COMPARED = 100;
/** Edges that differ by fewer points are aligned, and so are centres. */
const ALIGNED = 2.5;
/** Of two columns only the last one may be empty. */
const MIN_COLUMNS = 3;

/**
 * Rows that lack cells of their table get empty ones, where it is clear in which columns theirs stand: a missing value
 * would move those after it. Unclear rows stay as they are, and so do those that only end early.
 */
export const withEmptyCells = (lines: readonly Line[]): Line[] =>
  lines.some(({ cells }) => cells.length >= MIN_COLUMNS)
    ? runsOf(lines, standsBelow).flatMap(filledTable)
    : [...lines];

function filledTable(table: Line[]): Line[] {
  const columns = columnsOf(table);
  if (!columns) return table;
  const head = table.findIndex(({ cells }) => cells.length === columns.length);
  return table.map((line, row) => filledRow(line, columns, row < head));
}

/** Whether a line stands below the last one of a table like a row of that. */
function standsBelow(last: Line, line: Line, table: readonly Line[]): boolean {
  const [drop, above] = [last.lastBaseline - line.baseline, table.at(-2)];
  const gap = above ? above.lastBaseline - last.baseline : Number.POSITIVE_INFINITY;
  const isNear = drop > 0 && drop <= Math.min(ROW_GAP * line.size, WIDER_GAP * gap);
  if (!isNear || isTitle(line)) return false;
  const near = table.slice(-MAX_COMPARED);
  const fullest = near.reduce((most, row) => (row.cells.length >= most.cells.length ? row : most));
  return areInLine(fullest, line);
}

const isTitle = ({ cells, bold }: Line): boolean => bold && cells.length === 1;

/** Whether rows of as many cells have each of them in the same column, and other rows none across several. */
function areInLine(above: Line, line: Line): boolean {
  const isSame = line.pieces.length === above.pieces.length;
  const [fewer, more] = line.pieces.length > above.pieces.length ? [above, line] : [line, above];
  return fewer.pieces.every((piece, column) => {
    const found = under(piece, more.pieces);
    return found.length === 0 || (found.length === 1 && (!isSame || found[0] === column));
  });
}

/** The indices of the columns that a piece stands over or under. */
const under = ({ left, right }: Span, columns: readonly Span[]): number[] =>
  columns.flatMap((column, index) => (left < column.right && right > column.left ? [index] : []));

/** The columns of the rows with most cells; null where they are no columns. */
function columnsOf(table: readonly Line[]): Span[] | null {
  const most = Math.max(...table.map(({ cells }) => cells.length));
  const full = table.filter(({ cells }) => cells.length === most);
  if (most < MIN_COLUMNS || full.length === table.length) return null;
  const columns = (full[0]?.pieces ?? []).map((_, column) => ({
    left: Math.min(...full.map(({ pieces }) => pieces[column]?.left ?? 0)),
    right: Math.max(...full.map(({ pieces }) => pieces[column]?.right ?? 0)),
  }));
  const areApart = columns.every(
    ({ right }, column) => right <= (columns[column + 1]?.left ?? right),
  );
  return areApart ? columns : null;
}

/** Above the first full row, what leaves out more than the first column may be titles of several. */
function filledRow(line: Line, columns: readonly Span[], isAboveHead: boolean): Line {
  const missing = columns.length - line.cells.length;
  if (missing === 0 || line.cells.length < 2 || (isAboveHead && missing > 1)) return line;
  const cells: string[] = [];
  const pieces: Span[] = [];
  for (const [index, piece] of line.pieces.entries()) {
    const [at = -1, ...others] = under(piece, columns);
    const column = columns[at];
    const isClear = others.length === 0 && at >= cells.length;
    if (!column || !isClear || (isAboveHead && !isAligned(piece, column))) return line;
    for (let empty = cells.length; empty < at; empty++) {
      cells.push('');
      pieces.push(columns[empty] ?? column);
    }
    cells.push(line.cells[index] ?? '');
    pieces.push(piece);
  }
  return { ...line, cells, pieces };
}

const isAligned = (a: Span, b: Span): boolean =>
  [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2].some(
    (difference) => Math.abs(difference) <= ALIGNED,
  );
