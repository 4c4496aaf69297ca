import { dueAt, markedRow, type MarkColumns } from './marked-row';
import { isEmptyCell, leadingMarks, plainMarks } from './marks';
import { COUNTS, figuresOf } from './plan-heads';
import { numbersServices, type Rows } from './schedule';
import { writtenOutAll } from './plan-unit';

/** Months, beside "1 mes": in a sentence it would be metres. */
const MONTHS = /(?<=\d\s?)m$/u;

type Meanings = ReadonlyMap<string, { text: string }>;

/** "Miles de km 20 · 40 = 20.000 km · 40.000 km": what figures count, before them, and written out where they are less. */
function counted(unit: string, figures: readonly string[]): string {
  const said = figures.map((figure) => figure.replace(MONTHS, 'meses')).join(' · ');
  if (numbersServices([unit, ...figures])) return `${unit} ${said}`;
  if (!COUNTS.test(unit)) return said;
  return `${unit} ${said}${writtenOutAll(unit, figures)}`;
}

/** Where the figures stand that a plan counts, and the columns behind them. */
function columnsOf([, ...names]: readonly string[], count: number): MarkColumns {
  const columns = names.map((name, at) => ({ name, at: at + 1 }));
  return { due: columns.slice(0, count).map(({ at }) => at), others: columns.slice(count) };
}

/** A row by the heads of its plan, and what one cell over all columns says. */
function rowBelow(cells: readonly string[], [first = []]: Rows) {
  const row = markedRow(cells, columnsOf(first, figuresOf(first)));
  const isSaid = row.others.every(({ cell }) => cell === row.said);
  return { ...row, said: isSaid ? row.said : null, at: dueAt(row, wholeMark) };
}

const wholeMark = (cell: string): string[] => (isEmptyCell(cell) ? [] : [cell]);

/**
 * "Bujías: ● Miles de kilómetros 30 · 60; Años 2 · 4": at which figures each mark of a row stands, what it means, and
 * what the columns behind them say. `heads`: with the units that they count, see `withUnit`.
 */
export function readTask(cells: readonly string[], heads: Rows, meanings: Meanings): string {
  const { said, others, at } = rowBelow(cells, heads);
  const meant = (mark: string): string => {
    const texts = plainMarks(mark).flatMap((plain) => meanings.get(plain)?.text ?? []);
    return texts.length === 0 ? mark : `${mark} (${texts.join(', ')})`;
  };
  if (said !== null) {
    const marks = leadingMarks(said);
    return `${cells[0]}: ${marks.replaceAll(/\p{Lu}+/gu, meant)}${said.slice(marks.length)}`;
  }
  const due = [...at].flatMap(([mark, columns]) =>
    heads.map(([unit = '', ...figures], head) => {
      const figured = columns.map((column) => figures[column] ?? '');
      return `${head === 0 ? `${meant(mark)} ` : ''}${counted(unit, figured)}`;
    }),
  );
  const more = others.flatMap(({ name, cell }) => (isEmptyCell(cell) ? [] : [`${name}: ${cell}`]));
  return `${cells[0]}: ${[...due, ...more].join('; ')}`;
}

/** The marks of a row below the figures of its plan, each once. */
export function marksOf(cells: readonly string[], heads: Rows): string[] {
  const { said, at } = rowBelow(cells, heads);
  return said === null ? [...at.keys()] : plainMarks(leadingMarks(said));
}

/** The heads as they are said of each row: the unit with the figures that count it. */
export const headsRead = (heads: Rows): string[] => heads.map((head) => head.join(' '));
