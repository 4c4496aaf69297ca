/** What the columns of a plan count: "Miles de kilómetros", "Kilómetros (millas)", "km x 1.000", "Años". */
const COUNTS = /(?<!\p{L})(?:km|kms|kilómetros|kilometraje|millas|meses|años|horas)(?!\p{L})/iu;
const LONGEST_UNIT = 60;
/** "15", "12 000 (7,500)", "30.000 km", "30 / 24 m". */
const IS_FIGURE =
  /^\d[\d.,\s]*(?:\([\d.,\s]+\))?(?:\s?(?:km|kilómetros|millas|m|mes(?:es)?|años?|horas))?(?:\s?\/\s?\d+\s?(?:m|mes(?:es)?|años?))?$/iu;
/** "30 / 24 m": a distance and a time, which need no unit before them. */
const BOTH = /\/\s?\d+\s?(?:m|mes(?:es)?|años?)$/iu;
/** "X", "●", "R", "R (1)": at this figure the row's task is due. */
const IS_MARK = /^(?:[\p{Lu}x]|\p{Lu}{2}|\p{Lu}\s?\(\d\)|[^\p{L}\p{N}\s]|)$/u;
const LEAST_DISTANCE = 499;
const FEWEST_COLUMNS = 3;
const MOST_HEADS = 3;
const MOST_NAMED = 2;
const IS_NONE = /^[-–—]?$/;
/** Months, beside "1 mes": in a sentence it would be metres. */
const MONTHS = /(?<=\d\s?)m$/u;
const IS_NUMBER = /^\d{1,3}\.?$/;

/** How many figures stand behind the name of what they count; behind them may be columns with names: "Años", "Notas". */
const figuresOf = ([, ...cells]: readonly string[]): number => {
  const end = cells.findIndex((cell) => !IS_FIGURE.test(cell));
  return end < 0 ? cells.length : end;
};

function isHead(row: readonly string[]): boolean {
  const [unit = '', ...cells] = row;
  const [figures, names] = [cells.slice(0, figuresOf(row)), cells.slice(figuresOf(row))];
  return (
    figures.length >= FEWEST_COLUMNS - 1 &&
    unit.length <= LONGEST_UNIT &&
    (COUNTS.test(unit) ||
      figures.every((figure) => BOTH.test(figure)) ||
      (names.length === 0 && areDistances(figures))) &&
    names.length <= MOST_NAMED &&
    names.every((name) => !/\d/.test(name))
  );
}

/** "1000 | 3000 | 6000" without a unit: nothing else goes up so above marks. */
function areDistances(figures: readonly string[]): boolean {
  const read = figures.map((figure) => Number(figure.replace(/[.\s]/g, '')));
  return read.every((figure, at) => figure > Math.max(LEAST_DISTANCE, read[at - 1] ?? 0));
}

const isTask = (row: readonly string[], figures: number): boolean =>
  saysTheSame(row) || row.slice(1, 1 + figures).every((mark) => IS_MARK.test(mark));

/** "I, L: cada 800 km", in one cell over all columns. */
const saysTheSame = ([, first = '', ...cells]: readonly string[]): boolean =>
  !IS_MARK.test(first) && cells.length > 0 && cells.every((cell) => cell === first);

/** "I, L" of "I, L: cada 800 km". */
const LEADING_MARKS = /^\p{Lu}(?:\s?[,/y]\s?\p{Lu})*(?=:)/u;

/** "Cuentakilómetros (× 1000 km)" over the columns that count it: then it is what the figures below it count. */
function withUnit(rows: Rows): Rows {
  const [[name = '', unit = '', ...others] = [], head = [], ...below] = rows;
  const isOver = COUNTS.test(unit) && !IS_FIGURE.test(unit) && others[0] === unit;
  return isOver && head[0] === name ? [[unit, ...head.slice(1)], ...below] : rows;
}

type Rows = readonly (readonly string[])[];

/** How many rows at the top count distances or times above nothing but marks: "Kilómetros | 15 000 | 30 000". */
function headsOf(all: Rows): number {
  const rows = withUnit(all);
  const figures = figuresOf(rows[0] ?? []);
  const isSecond = (row: readonly string[]) => isHead(row) || figuresOf(row) === figures;
  const first = rows.findIndex((row, at) => !(at === 0 ? isHead(row) : isSecond(row)));
  const isPlan =
    first > 0 && first <= MOST_HEADS && rows.slice(first).every((row) => isTask(row, figures));
  const isEven = rows.slice(0, first).every(({ length }) => length === rows[0]?.length);
  return isPlan && isEven ? first + all.length - rows.length : 0;
}

const withoutFirst = (rows: Rows): string[][] => rows.map(([, ...cells]) => cells);

/** The rows of a plan without the column that only numbers them; others as they are. */
export function withoutNumbers(rows: string[][]): string[][] {
  const isNumbered = rows.length > FEWEST_COLUMNS && IS_NUMBER.test(rows.at(-1)?.[0] ?? '');
  const named = isNumbered ? withoutFirst(rows) : rows;
  const heads = isNumbered ? headsOf(named) : 0;
  return heads > 0 && rows.slice(heads).every(([number = '']) => IS_NUMBER.test(number))
    ? named
    : rows;
}

/** How many rows at the top of a plan count distances or times; 0 where it is none. */
export const planHeads = (rows: string[][]): number => headsOf(withoutNumbers(rows));

/**
 * "Bujías: ● Miles de kilómetros 30 · 60; Años 2 · 4": at which figures each mark of a row stands, what it means, and
 * what the columns behind them say.
 */
export function readTask(
  row: readonly string[],
  heads: Rows,
  meanings: ReadonlyMap<string, { text: string }>,
): string {
  const [name = '', ...cells] = row;
  const counted = withUnit(heads);
  const [first = []] = counted;
  const count = figuresOf(first);
  const meant = (mark: string): string => {
    const { text } = meanings.get(mark) ?? {};
    return text === undefined ? mark : `${mark} (${text})`;
  };
  if (saysTheSame(row)) {
    const said = cells[0]?.replace(LEADING_MARKS, (marks) => marks.replaceAll(/\p{Lu}/gu, meant));
    return `${name}: ${said}`;
  }
  const due = marksOf(row, heads).flatMap((mark) =>
    counted.map(([unit = '', ...figures], at) => {
      const dueAt = figures.slice(0, count).filter((_, column) => cells[column] === mark);
      return `${at === 0 ? `${meant(mark)} ` : ''}${COUNTS.test(unit) ? `${unit} ` : ''}${dueAt.map((figure) => figure.replace(MONTHS, 'meses')).join(' · ')}`;
    }),
  );
  const more = first
    .slice(1 + count)
    .flatMap((column, at) =>
      IS_NONE.test(cells[count + at] ?? '') ? [] : [`${column}: ${cells[count + at]}`],
    );
  return `${name}: ${[...due, ...more].join('; ')}`;
}

/** The marks of a row below the figures of its plan, each once. */
export function marksOf(row: readonly string[], heads: Rows): string[] {
  const [, ...cells] = row;
  if (saysTheSame(row)) return LEADING_MARKS.exec(cells[0] ?? '')?.[0].match(/\p{Lu}/gu) ?? [];
  const [first = []] = withUnit(heads);
  return [...new Set(cells.slice(0, figuresOf(first)).filter((cell) => !IS_NONE.test(cell)))];
}

/** The heads as they are said of each row: the unit with the figures that count it. */
export const headsRead = (heads: Rows): string[] => withUnit(heads).map((head) => head.join(' '));
