/** What the columns of a plan count: "Miles de kilómetros", "Kilómetros (millas)", "km x 1.000", "Años". */
const COUNTS = /(?<!\p{L})(?:km|kilómetros|kilometraje|millas|meses|años|horas)(?!\p{L})/iu;
const LONGEST_UNIT = 40;
/** "15", "12 000 (7,500)", "30.000 km". */
const IS_FIGURE =
  /^\d[\d.,\s]*(?:\([\d.,\s]+\))?(?:\s?(?:km|kilómetros|millas|meses|años|horas))?$/iu;
/** "X", "●", "R": at this figure the row's task is due. */
const IS_MARK = /^(?:[\p{Lu}x]|\p{Lu}{2}|[^\p{L}\p{N}\s]|)$/u;
const LEAST_DISTANCE = 499;
const FEWEST_COLUMNS = 3;
const MOST_HEADS = 3;

const isHead = ([unit = '', ...figures]: readonly string[]): boolean =>
  figures.length >= FEWEST_COLUMNS - 1 &&
  unit.length <= LONGEST_UNIT &&
  (COUNTS.test(unit) || areDistances(figures)) &&
  figures.every((figure) => IS_FIGURE.test(figure));

/** "1000 | 3000 | 6000" without a unit: nothing else goes up so above marks. */
function areDistances(figures: readonly string[]): boolean {
  const read = figures.map((figure) => Number(figure.replace(/[.\s]/g, '')));
  return read.every((figure, at) => figure > Math.max(LEAST_DISTANCE, read[at - 1] ?? 0));
}

const isTask = ([, ...marks]: readonly string[]): boolean =>
  marks.every((mark) => IS_MARK.test(mark));

/** How many rows at the top count distances or times above nothing but marks: "Kilómetros | 15 000 | 30 000". */
export function planHeads(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => !isHead(row));
  const isPlan = first > 0 && first <= MOST_HEADS && rows.slice(first).every(isTask);
  return isPlan && rows.slice(0, first).every(({ length }) => length === rows[0]?.length)
    ? first
    : 0;
}

/** "Bujías: ● Miles de kilómetros 30 · 60; Años 2 · 4": at which figures each mark of a row stands. */
export function readTask(
  [name = '', ...cells]: readonly string[],
  heads: readonly (readonly string[])[],
): string {
  const marks = [...new Set(cells.filter((cell) => cell !== ''))];
  const due = marks.flatMap((mark) =>
    heads.map(([unit = '', ...figures], at) => {
      const dueAt = figures.filter((_, column) => cells[column] === mark).join(' · ');
      return `${at === 0 ? `${mark} ` : ''}${COUNTS.test(unit) ? `${unit} ` : ''}${dueAt}`;
    }),
  );
  return `${name}: ${due.join('; ')}`;
}
