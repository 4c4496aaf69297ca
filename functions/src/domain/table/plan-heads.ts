import { anyOf } from '../quantity/units';
import { isMarks } from './marks';
import {
  bareFigure,
  countsBoth,
  isFigure,
  numbersServices,
  scheduleAt,
  type Rows,
  type ScheduleColumn,
} from './schedule';

/** What the columns of a plan count: "Miles de kilómetros", "Kilómetros (millas)", "km x 1.000", "Años". */
export const COUNTS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('what plans count')})(?!\p{L})`,
  'iu',
);
const MAX_UNIT_LENGTH = 60;
const MIN_FIGURES = 2;
const MAX_NAMED = 2;
const IS_NUMBER = /^\d{1,3}\.?$/;

const isBare = (cell: string): boolean => bareFigure(cell) !== null;

/** How many figures stand behind the name of what they count; behind them may be columns with names: "Años", "Notas". */
export const figuresOf = ([, ...cells]: readonly string[]): number => {
  const end = cells.findIndex((cell) => !isFigure(cell));
  return end < 0 ? cells.length : end;
};

const headParts = (row: readonly string[]) => {
  const [unit = '', ...cells] = row;
  const end = figuresOf(row);
  return { unit, figures: cells.slice(0, end), names: cells.slice(end) };
};

/** "20 | 40 | 60", of which only a line beside the table tells what they count. */
const isBareHead = (row: readonly string[]): boolean => {
  const { unit, figures } = headParts(row);
  const read = figures.map((figure) => Number(figure.replace(/[.\s]/g, '').replace(',', '.')));
  return (
    !COUNTS.test(unit) &&
    figures.length >= MIN_FIGURES &&
    read.every((figure, at) => figure > (read[at - 1] ?? 0))
  );
};

const isTask = (row: readonly string[], figures: number): boolean =>
  saysTheSame(row) || row.slice(1, 1 + figures).every(isMarks);

/** "I, L: cada 800 km", in one cell over all columns. */
const saysTheSame = ([, first = '', ...cells]: readonly string[]): boolean =>
  !isMarks(first) && cells.length > 0 && cells.every((cell) => cell === first);

/** "Cuentakilómetros (× 1000 km)" over the columns that count it: then it is what the figures below it count. */
function withUnitOver(rows: Rows): Rows {
  const [[name = '', unit = '', ...others] = [], head = [], ...below] = rows;
  const isOver = COUNTS.test(unit) && !isFigure(unit) && others[0] === unit;
  return isOver && (name === '' || head[0] === name) ? [[unit, ...head.slice(1)], ...below] : rows;
}

/** The same where a line beside the table says it: heads of bare figures begin with what they count. */
export function withUnit(all: Rows, units: readonly string[]): Rows {
  const rows = withUnitOver(all);
  const other = rows.findIndex((row) => !isBareHead(row));
  const end = other < 0 ? rows.length : other;
  // Of two things that may be meant neither is.
  if (units.length !== end) return rows;
  return rows.map((row, at) => (at < end ? [units[at] ?? '', ...row.slice(1)] : row));
}

/** Whether heads say what they count without their columns, and above nothing but marks. */
function isPlan(head: readonly string[], below: Rows, columns: readonly ScheduleColumn[]): boolean {
  const { unit, figures, names } = headParts(head);
  const isSaid = COUNTS.test(unit) || numbersServices(head);
  return (
    unit.length <= MAX_UNIT_LENGTH &&
    (isSaid || figures.every(countsBoth) || (names.length === 0 && figures.every(isBare))) &&
    columns.every(({ kind }, at) => (kind === 'due') === at < figures.length) &&
    names.length <= MAX_NAMED &&
    names.every((name) => !/\d/.test(name)) &&
    below.every((row) => isTask(row, figures.length))
  );
}

/** How many rows at the top count distances or times above nothing but marks: "Kilómetros | 15 000 | 30 000". */
function headsOf(all: Rows, units: readonly string[]): number {
  const rows = withUnit(all, units);
  const schedule = scheduleAt(rows, []);
  if (!schedule) return 0;
  const [heads, below] = [rows.slice(0, schedule.rows), rows.slice(schedule.rows)];
  const [head = []] = heads;
  const isEven = heads.every(({ length }) => length === head.length);
  return isEven && below.length > 0 && isPlan(head, below, schedule.columns)
    ? schedule.rows + all.length - rows.length
    : 0;
}

const MIN_NUMBERED = 3;

/** Whether the first column of rows only numbers them. */
export const areNumbered = (rows: Rows): boolean =>
  rows.length >= MIN_NUMBERED && rows.every(([number = '']) => IS_NUMBER.test(number));

const withoutFirst = (rows: Rows): string[][] => rows.map(([, ...cells]) => cells);

/** The rows of a plan without the column that only numbers them; others as they are. */
export function withoutNumbers(rows: string[][], units: readonly string[] = []): string[][] {
  if (!areNumbered(rows.slice(-MIN_NUMBERED))) return rows;
  const named = withoutFirst(rows);
  const heads = headsOf(named, units);
  return heads > 0 && areNumbered(rows.slice(heads)) ? named : rows;
}

/**
 * How many rows at the top of a plan count distances or times; 0 where it is none. `units`: what they count, where a line
 * beside the table says it, see `countsOf`.
 */
export const planHeads = (rows: string[][], units: readonly string[] = []): number =>
  headsOf(withoutNumbers(rows, units), units);
