/** What the columns of a plan count: "Miles de kilómetros", "Kilómetros (millas)", "km x 1.000", "Años". */
const COUNTS = /(?<!\p{L})(?:km|kms|kilómetros|kilometraje|millas|meses|años|horas)(?!\p{L})/iu;
const LONGEST_UNIT = 40;
/** "15", "12 000 (7,500)", "30.000 km". */
const IS_FIGURE =
  /^\d[\d.,\s]*(?:\([\d.,\s]+\))?(?:\s?(?:km|kilómetros|millas|meses|años|horas))?$/iu;
/** "X", "●", "R": at this figure the row's task is due. */
const IS_MARK = /^(?:[\p{Lu}x]|\p{Lu}{2}|[^\p{L}\p{N}\s]|)$/u;
const LEAST_DISTANCE = 499;
const FEWEST_COLUMNS = 3;
const MOST_HEADS = 3;
const MOST_NAMED = 2;
const IS_NONE = /^[-–—]?$/;

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
    (COUNTS.test(unit) || (names.length === 0 && areDistances(figures))) &&
    names.length <= MOST_NAMED &&
    names.every((name) => !/\d/.test(name))
  );
}

/** "1000 | 3000 | 6000" without a unit: nothing else goes up so above marks. */
function areDistances(figures: readonly string[]): boolean {
  const read = figures.map((figure) => Number(figure.replace(/[.\s]/g, '')));
  return read.every((figure, at) => figure > Math.max(LEAST_DISTANCE, read[at - 1] ?? 0));
}

const isTask = ([, ...cells]: readonly string[], figures: number): boolean =>
  cells.slice(0, figures).every((mark) => IS_MARK.test(mark));

/** How many rows at the top count distances or times above nothing but marks: "Kilómetros | 15 000 | 30 000". */
export function planHeads(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => !isHead(row));
  const figures = figuresOf(rows[0] ?? []);
  const isPlan =
    first > 0 && first <= MOST_HEADS && rows.slice(first).every((row) => isTask(row, figures));
  return isPlan && rows.slice(0, first).every(({ length }) => length === rows[0]?.length)
    ? first
    : 0;
}

/**
 * "Bujías: ● Miles de kilómetros 30 · 60; Años 2 · 4": at which figures each mark of a row stands, and what the columns
 * behind them say.
 */
export function readTask(
  [name = '', ...cells]: readonly string[],
  heads: readonly (readonly string[])[],
): string {
  const [first = []] = heads;
  const count = figuresOf(first);
  const marks = [...new Set(cells.slice(0, count).filter((cell) => !IS_NONE.test(cell)))];
  const due = marks.flatMap((mark) =>
    heads.map(([unit = '', ...figures], at) => {
      const dueAt = figures.slice(0, count).filter((_, column) => cells[column] === mark);
      return `${at === 0 ? `${mark} ` : ''}${COUNTS.test(unit) ? `${unit} ` : ''}${dueAt.join(' · ')}`;
    }),
  );
  const more = first
    .slice(1 + count)
    .flatMap((column, at) =>
      IS_NONE.test(cells[count + at] ?? '') ? [] : [`${column}: ${cells[count + at]}`],
    );
  return `${name}: ${[...due, ...more].join('; ')}`;
}
