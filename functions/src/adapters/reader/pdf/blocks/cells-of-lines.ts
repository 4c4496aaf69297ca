import { joinLines } from '../../repair-text';
import { runsOf } from '../../runs';
import type { Line } from '../types';
import { areOver } from './line-of';

const MIN_COLUMNS = 3;
/** As shares of a line's height: lines of one row, and rows of one table, stand no further apart. */
const LINE_SPACING = 1.25;
const ROW_SPACING = 3;
/** The rows of a table stand further apart than the lines within them, by this share. */
const FURTHER = 1.3;
/** Of the lines that may go on in a row, so many must be nothing else: the rest of a name, or of one cell alone. */
const MIN_RESTS = 1 / 3;
const MIN_ROWS = 2;
/** The rest of a name that was broken. */
const GOES_ON = /^[\p{Ll}(]/u;

const isRow = ({ cells, turned, isFigure }: Line): boolean =>
  cells.length >= MIN_COLUMNS && !turned && !isFigure;

const dropTo = (above: Line, line: Line): number => above.lastBaseline - line.baseline;

/** In which column of a row each piece of a line stands; null where that is not clear. */
function columnsOf(row: Line, line: Line): number[] | null {
  const found = line.pieces.map((piece) => {
    const over = row.pieces.flatMap((column, at) => (areOver(column, piece) ? [at] : []));
    return over.length === 1 ? over[0] : undefined;
  });
  const columns = found.filter((column) => column !== undefined);
  const isClear = columns.length === found.length && new Set(columns).size === columns.length;
  return isClear ? columns : null;
}

/** A row with the lines right below it that may be the rest of its cells, in whole columns and without a name of their own. */
type Group = { row: Line; rests: Line[] };

function groupsOf(lines: readonly Line[]): Group[] {
  return runsOf(lines, (last, line, [first]) => {
    const drop = dropTo(last, line);
    const isNear = drop > 0 && drop <= LINE_SPACING * line.size;
    return isNear && isRow(first) && !line.turned && !line.bold && mayGoOn(first, line);
  }).flatMap(([row, ...rests]) => (row ? [{ row, rests }] : []));
}

function mayGoOn(row: Line, line: Line): boolean {
  const columns = columnsOf(row, line);
  if (!columns || columns.length === 0) return false;
  const name = line.cells[columns.indexOf(0)] ?? '';
  return !columns.includes(0) || name === '' || GOES_ON.test(name);
}

/** Nothing but the rest of a name, or of a cell behind it. */
const isRest = ({ cells }: Line): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 1 || GOES_ON.test(cells[0] ?? '');
};

/**
 * Rows whose cells have several lines, in a table without rules: its rows stand further apart than the lines within them. Where every
 * line of a row has a name and a value of its own, they are rows below one label, and stay so.
 */
export const withCellsOfLines = (lines: readonly Line[]): Line[] =>
  lines.some(isRow)
    ? runsOf(lines, isOfTable).flatMap((table) => {
        const groups = groupsOf(table);
        return areRows(groups) ? groups.map(wholeRow) : table;
      })
    : [...lines];

const isOfTable = (last: Line, line: Line): boolean => {
  const drop = dropTo(last, line);
  return drop > 0 && drop <= ROW_SPACING * line.size && !last.turned && !line.turned;
};

function areRows(groups: readonly Group[]): boolean {
  const broken = groups.filter(({ rests }) => rests.length > 0);
  const rests = broken.flatMap((group) => group.rests);
  if (broken.length < MIN_ROWS || rests.filter(isRest).length < MIN_RESTS * rests.length)
    return false;
  const inner = Math.max(
    ...broken.flatMap(({ row, rests: own }) =>
      own.map((line, at) => dropTo(own[at - 1] ?? row, line)),
    ),
  );
  // Rows that stand as near as lines within one may as well be lines of another.
  return groups.every(({ row }, at) => {
    const before = groups[at - 1];
    const above = before?.rests.at(-1) ?? before?.row;
    return !above || !isRow(row) || dropTo(above, row) >= FURTHER * inner;
  });
}

const wholeRow = ({ row, rests }: Group): Line =>
  rests.reduce<Line>((whole, line) => {
    const columns = columnsOf(row, line) ?? [];
    const cells = whole.cells.map((cell, column) => {
      const rest = line.cells[columns.indexOf(column)] ?? '';
      return rest === '' ? cell : cell === '' ? rest : joinLines(cell, rest);
    });
    return { ...whole, cells, lastBaseline: line.lastBaseline, isFlat: false };
  }, row);
