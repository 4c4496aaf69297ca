import { repairText } from '../repair-text';
import type { Word } from './page-content';

/** A piece of a line without wide gaps: a line of a paragraph, or a cell of a table. */
export type Fragment = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  turned: boolean;
};

/** What stands on one baseline: one fragment, or the cells of a table row from left to right. */
export type Line = {
  cells: Fragment[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
};

/** A gap wider than this share of the line's height separates cells; justified text stays below it. */
const CELL_GAP = 1;
/** Letters that stand higher or lower by less than this share still belong to the line: ², ª, fractions. */
const SAME_LINE = 0.4;
/** Letters may overlap by this share without beginning again: italics, kerning. */
const OVERLAP = 0.5;

/** The page's lines, in the order in which the page draws them. */
export function linesOf(words: readonly Word[]): Line[] {
  const lines: Line[] = [];
  for (const fragment of fragmentsOf(words)) {
    const line = lines.at(-1);
    if (line && continuesRow(line, fragment)) addCell(line, fragment);
    else lines.push(lineOf(fragment));
  }
  return lines;
}

function fragmentsOf(words: readonly Word[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const word of words) {
    const last = fragments.at(-1);
    if (last && continuesFragment(last, word)) {
      last.text += ` ${word.text}`;
      last.right = Math.max(last.right, word.right);
      last.size = Math.max(last.size, word.size);
    } else {
      fragments.push({ ...word });
    }
  }
  const readable = fragments.map((fragment) => ({ ...fragment, text: repairText(fragment.text) }));
  return readable.filter(({ text }) => text !== '');
}

const sameBaseline = (a: { baseline: number; size: number }, b: typeof a): boolean =>
  Math.abs(a.baseline - b.baseline) <= SAME_LINE * Math.max(a.size, b.size);

function continuesFragment(last: Fragment, word: Word): boolean {
  if (last.turned !== word.turned || !sameBaseline(last, word)) return false;
  const gap = word.left - last.right;
  const size = Math.max(last.size, word.size);
  return gap >= -OVERLAP * size && gap <= CELL_GAP * size;
}

const continuesRow = (line: Line, next: Fragment): boolean =>
  !next.turned && sameBaseline(line, next) && next.left >= line.right - OVERLAP * next.size;

export const lineOf = (fragment: Fragment): Line => ({
  cells: [fragment],
  left: fragment.left,
  right: fragment.right,
  baseline: fragment.baseline,
  size: fragment.size,
  bold: fragment.bold,
});

function addCell(line: Line, cell: Fragment): void {
  line.cells.push(cell);
  line.right = Math.max(line.right, cell.right);
  line.size = Math.max(line.size, cell.size);
  line.bold &&= cell.bold;
}

export const textOfLine = (line: Line): string => line.cells.map(({ text }) => text).join('\t');
