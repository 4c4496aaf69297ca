import { isEmptyCell, leadingMarks, marksIn } from './marks';
import { COUNTS, figuresOf, saysTheSame } from './plan-heads';
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

/**
 * "Bujías: ● Miles de kilómetros 30 · 60; Años 2 · 4": at which figures each mark of a row stands, what it means, and
 * what the columns behind them say. `heads`: with the units that they count, see `withUnit`.
 */
export function readTask(row: readonly string[], heads: Rows, meanings: Meanings): string {
  const [name = '', ...cells] = row;
  const [first = []] = heads;
  const count = figuresOf(first);
  const meant = (mark: string): string => {
    const texts = plainMarks(mark).flatMap((plain) => meanings.get(plain)?.text ?? []);
    return texts.length === 0 ? mark : `${mark} (${texts.join(', ')})`;
  };
  if (saysTheSame(row)) {
    const [said = ''] = cells;
    const marks = leadingMarks(said);
    return `${name}: ${marks.replaceAll(/\p{Lu}+/gu, meant)}${said.slice(marks.length)}`;
  }
  const due = marksOf(row, heads).flatMap((mark) =>
    heads.map(([unit = '', ...figures], at) => {
      const dueAt = figures.slice(0, count).filter((_, column) => cells[column] === mark);
      return `${at === 0 ? `${meant(mark)} ` : ''}${counted(unit, dueAt)}`;
    }),
  );
  const more = first
    .slice(1 + count)
    .flatMap((column, at) =>
      isEmptyCell(cells[count + at] ?? '') ? [] : [`${column}: ${cells[count + at]}`],
    );
  return `${name}: ${[...due, ...more].join('; ')}`;
}

/** The marks of a row below the figures of its plan, each once. */
export function marksOf(row: readonly string[], heads: Rows): string[] {
  const [, ...cells] = row;
  if (saysTheSame(row)) return plainMarks(leadingMarks(cells[0] ?? ''));
  const [first = []] = heads;
  return [...new Set(cells.slice(0, figuresOf(first)).filter((cell) => !isEmptyCell(cell)))];
}

/** What a legend may explain of a mark: "R" of "R (1)", "I" and "L" of "I/L". */
export const plainMarks = (mark: string): string[] => marksIn(mark) ?? [];

/** The heads as they are said of each row: the unit with the figures that count it. */
export const headsRead = (heads: Rows): string[] => heads.map((head) => head.join(' '));
