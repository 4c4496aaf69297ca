import { anyOf, unitsOf } from '../quantity/units';
import { NOTE_MARK } from '../spanish/raised';

/** What the columns of a plan count: "Miles de kilómetros", "Kilómetros (millas)", "km x 1.000", "Años". */
export const COUNTS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('what plans count')})(?!\p{L})`,
  'iu',
);
/** "Revisión | 1.ª | 2.ª": services that are numbered, above what they are due at. */
const NUMBERS_SERVICES =
  /^(?:n[.º°]{1,2} (?:de )?)?(?:revisi[oó]n(?:es)?|servicios?|inspecci[oó]n(?:es)?|visitas?|mantenimientos?)(?!\p{L})/iu;
const IS_ORDINAL = /^(?:n\.?[º°] ?)?\d{1,2}\.?\s?[ªº°]?$/iu;
const MAX_UNIT_LENGTH = 60;
/** "15", "12 000 (7,500)", "30.000 km", "30 / 24 m". */
const IS_FIGURE = new RegExp(
  String.raw`^\d[\d.,\s]*(?:\([\d.,\s]+\))?(?:\s?(?:${unitsOf('distance', 'period')}|m))?(?:\s?/\s?\d+\s?(?:${unitsOf('period')}|m))?$` +
    String.raw`|^(?:n\.?[º°] ?\d{1,2}|\d{1,2}\.?\s?[ªº°])$`,
  'iu',
);
/** "30 / 24 m": a distance and a time, which need no unit before them. */
const BOTH = new RegExp(String.raw`/\s?\d+\s?(?:${unitsOf('period')}|m)$`, 'iu');
const SIGN = String.raw`[^\p{L}\p{N}\s]`;
/** "X", "●", "R", "R (1)", "✔*", "I/L": at this figure the row's task is due. */
const IS_MARK = new RegExp(
  String.raw`^(?:(?:\p{L}|\p{Lu}{2}|${SIGN}|(?:\p{Lu}|${SIGN})\s?[/,+]\s?(?:\p{Lu}|${SIGN}))(?:\s?(?:${NOTE_MARK}))?|)$`,
  'u',
);
const MIN_DISTANCE = 499;
const MIN_COLUMNS = 3;
const MAX_HEADS = 3;
const MAX_NAMED = 2;
const IS_NUMBER = /^\d{1,3}\.?$/;

/** How many figures stand behind the name of what they count; behind them may be columns with names: "Años", "Notas". */
export const figuresOf = ([, ...cells]: readonly string[]): number => {
  const end = cells.findIndex((cell) => !IS_FIGURE.test(cell));
  return end < 0 ? cells.length : end;
};

const headParts = (row: readonly string[]) => {
  const [unit = '', ...cells] = row;
  const end = figuresOf(row);
  return { unit, figures: cells.slice(0, end), names: cells.slice(end) };
};

function isHead(row: readonly string[]): boolean {
  const { unit, figures, names } = headParts(row);
  return (
    figures.length >= MIN_COLUMNS - 1 &&
    unit.length <= MAX_UNIT_LENGTH &&
    (COUNTS.test(unit) ||
      numbersServices(row) ||
      figures.every((figure) => BOTH.test(figure)) ||
      (names.length === 0 && areDistances(figures))) &&
    names.length <= MAX_NAMED &&
    names.every((name) => !/\d/.test(name))
  );
}

/** Whether a head only numbers the services of a plan. */
export const numbersServices = ([unit = '', ...cells]: readonly string[]): boolean =>
  NUMBERS_SERVICES.test(unit) && cells.length > 0 && cells.every((cell) => IS_ORDINAL.test(cell));

/** "1000 | 3000 | 6000" without a unit: nothing else goes up so above marks. */
function areDistances(figures: readonly string[]): boolean {
  const read = figures.map((figure) => Number(figure.replace(/[.\s]/g, '')));
  return read.every((figure, at) => figure > Math.max(MIN_DISTANCE, read[at - 1] ?? 0));
}

/** "20 | 40 | 60", of which only a line beside the table tells what they count. */
const isBareHead = (row: readonly string[]): boolean => {
  const { unit, figures } = headParts(row);
  const read = figures.map((figure) => Number(figure.replace(/[.\s]/g, '').replace(',', '.')));
  return (
    !COUNTS.test(unit) &&
    figures.length >= MIN_COLUMNS - 1 &&
    read.every((figure, at) => figure > (read[at - 1] ?? 0))
  );
};

const isTask = (row: readonly string[], figures: number): boolean =>
  saysTheSame(row) || row.slice(1, 1 + figures).every((mark) => IS_MARK.test(mark));

/** "I, L: cada 800 km", in one cell over all columns. */
export const saysTheSame = ([, first = '', ...cells]: readonly string[]): boolean =>
  !IS_MARK.test(first) && cells.length > 0 && cells.every((cell) => cell === first);

/** "Cuentakilómetros (× 1000 km)" over the columns that count it: then it is what the figures below it count. */
function withUnitOver(rows: Rows): Rows {
  const [[name = '', unit = '', ...others] = [], head = [], ...below] = rows;
  const isOver = COUNTS.test(unit) && !IS_FIGURE.test(unit) && others[0] === unit;
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

export type Rows = readonly (readonly string[])[];

/** How many rows at the top count distances or times above nothing but marks: "Kilómetros | 15 000 | 30 000". */
function headsOf(all: Rows, units: readonly string[]): number {
  const rows = withUnit(all, units);
  const figures = figuresOf(rows[0] ?? []);
  const isSecond = (row: readonly string[]) => isHead(row) || figuresOf(row) === figures;
  const first = rows.findIndex((row, at) => !(at === 0 ? isHead(row) : isSecond(row)));
  const isPlan =
    first > 0 && first <= MAX_HEADS && rows.slice(first).every((row) => isTask(row, figures));
  const isEven = rows.slice(0, first).every(({ length }) => length === rows[0]?.length);
  return isPlan && isEven ? first + all.length - rows.length : 0;
}

const withoutFirst = (rows: Rows): string[][] => rows.map(([, ...cells]) => cells);

/** The rows of a plan without the column that only numbers them; others as they are. */
export function withoutNumbers(rows: string[][], units: readonly string[] = []): string[][] {
  const isNumbered = rows.length > MIN_COLUMNS && IS_NUMBER.test(rows.at(-1)?.[0] ?? '');
  const named = isNumbered ? withoutFirst(rows) : rows;
  const heads = isNumbered ? headsOf(named, units) : 0;
  return heads > 0 && rows.slice(heads).every(([number = '']) => IS_NUMBER.test(number))
    ? named
    : rows;
}

/**
 * How many rows at the top of a plan count distances or times; 0 where it is none. `units`: what they count, where a line
 * beside the table says it, see `countsOf`.
 */
export const planHeads = (rows: string[][], units: readonly string[] = []): number =>
  headsOf(withoutNumbers(rows, units), units);
