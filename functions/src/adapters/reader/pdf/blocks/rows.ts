import { isMarkerText } from '../../list-marker';
import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Fragment, Span } from '../types';
import { languageOf } from './language';

/** Fragments that stand right below each other: a paragraph's lines, or those of one cell. */
export type Stack = Span & { fragments: Fragment[] };

/** Stacks beside each other, from left to right: one, or the cells of a table row. */
export type Row = Stack[];

/** Baselines of one paragraph or cell are at most so far apart, as a share of the line's height. */
const LINE_SPACING = 1.25;
const SAME_SIZE = 0.2;
/** Cells of a row are further apart. */
const MIN_GAP = 0.25;
/** Stacks overlap by this share of the lower one when they are cells of one row. */
const SAME_ROW = 0.5;
/** Longer stacks beside each other are columns of text, not cells. */
const MAX_CELL_LINES = 8;
/** A text has so many lines at least, and more than one sentence. */
const MIN_TEXT_LINES = 4;
const TWO_SENTENCES = /\p{Ll}[.!?] [¿¡]?\p{Lu}/u;
const STEP = /^\d{1,2}[.)] \p{Lu}/u;
const MIN_STEPS = 2;
export const isMarker = (stack: Stack): boolean =>
  stack.fragments.length === 1 && isMarkerText(stack.fragments[0]?.text ?? '');

/** The rows of a page, in the order in which it draws them: a text that is drawn column by column stays so. */
export const rowsOf = (fragments: readonly Fragment[]): Row[] =>
  runsOf(stacksOf(fragments), (_, stack, row) => isBeside(row, stack));

function stacksOf(fragments: readonly Fragment[]): Stack[] {
  const stacks: Stack[] = [];
  for (const [at, fragment] of fragments.entries()) {
    const stack = stacks.at(-1);
    const isBelow = stack !== undefined && standsBelow(stack, fragment);
    const isTitled = isBelow && namesTable(stack.fragments.at(-1), fragment, fragments[at + 1]);
    if (isBelow && !isTitled && !beginsRow(stacks.at(-2), stack, fragment)) {
      stack.fragments.push(fragment);
      stack.left = Math.min(stack.left, fragment.left);
      stack.right = Math.max(stack.right, fragment.right);
    } else {
      stacks.push({ fragments: [fragment], left: fragment.left, right: fragment.right });
    }
  }
  return stacks;
}

function standsBelow(stack: Stack, next: Fragment): boolean {
  const last = stack.fragments.at(-1);
  if (!last || last.turned !== next.turned) return false;
  const size = Math.max(last.size, next.size);
  const drop = last.baseline - next.baseline;
  const overlap = Math.min(stack.right, next.right) - Math.max(stack.left, next.left);
  return (
    drop > 0 &&
    !isSameBaseline(last, next) &&
    drop <= LINE_SPACING * size &&
    Math.abs(last.size - next.size) <= SAME_SIZE * size &&
    overlap > 0
  );
}

/** Whether what stands below a cell is in the column of the cell before it: the next row begins there. */
function beginsRow(before: Stack | undefined, stack: Stack | undefined, next: Fragment): boolean {
  const [first, cell] = [before?.fragments[0], stack?.fragments[0]];
  if (!before || !stack || !first || !cell || first.turned || cell.turned) return false;
  return isSameBaseline(first, cell) && before.right <= stack.left && next.left < before.right;
}

/** Whether a line is the name of a table, whose first row begins right below it and goes on with `next`. */
function namesTable(
  line: Fragment | undefined,
  cell: Fragment,
  next: Fragment | undefined,
): boolean {
  if (!line || !next || cell.turned || next.turned) return false;
  const isRow = isSameBaseline(cell, next) && next.left > cell.right + MIN_GAP * cell.size;
  return isRow && (line.right > next.left || isNameAbove(line, cell));
}

/** Whether a stack is the next cell of a row: to the right of its cells and at the same height. */
function isBeside(row: readonly Stack[], next: Stack): boolean {
  const last = row.at(-1);
  const [first, cell] = [last?.fragments[0], next.fragments[0]];
  if (!last || !first || !cell || first.turned || cell.turned) return false;
  if (next.left < last.right - cell.size / 2) return false;
  const isLong = next.fragments.length > MAX_CELL_LINES && !isMarker(last);
  if (isLong || last.fragments.length > MAX_CELL_LINES) return false;
  if (row.length === 1 && isText(last, next)) return false;
  return isSameBaseline(first, cell) || row.some((other) => overlapOf(other, next) >= SAME_ROW);
}

/** Two short texts beside each other are no name and its value, and steps are no name. */
const isText = (first: Stack, next: Stack): boolean =>
  (isProse(first) && isProse(next)) ||
  areOfTwoLanguages(first, next) ||
  (isList(first) && first.fragments.length !== next.fragments.length);

const textOf = ({ fragments }: Stack): string => fragments.map(({ text }) => text).join(' ');

/** The same in two languages, each in a column of its own. */
function areOfTwoLanguages(first: Stack, next: Stack): boolean {
  if (![first, next].every((stack) => TWO_SENTENCES.test(textOf(stack)))) return false;
  const [one, other] = [languageOf(textOf(first)), languageOf(textOf(next))];
  return one !== null && other !== null && one !== other;
}

const isList = ({ fragments }: Stack): boolean =>
  fragments.filter(({ text }) => STEP.test(text)).length >= MIN_STEPS;

const isProse = (stack: Stack): boolean =>
  stack.fragments.length >= MIN_TEXT_LINES && TWO_SENTENCES.test(textOf(stack));

function overlapOf(a: Stack, b: Stack): number {
  const [spanA, spanB] = [spanOf(a), spanOf(b)];
  const common = Math.min(spanA.top, spanB.top) - Math.max(spanA.bottom, spanB.bottom);
  return common / Math.min(spanA.top - spanA.bottom, spanB.top - spanB.bottom);
}

/** Letters reach from a little below their baseline to most of the line's height above it. */
function spanOf({ fragments }: Stack): { top: number; bottom: number } {
  const [first, last] = [fragments[0], fragments.at(-1)];
  if (!first || !last) return { top: 0, bottom: 0 };
  return { top: first.baseline + 0.7 * first.size, bottom: last.baseline - 0.2 * last.size };
}

/** As shares of a line's height: lines of one cell differ less in size, but for raised letters, and in their edges. */
const OTHER_SIZE = 0.04;
const SAME_EDGE = 0.15;

type Placed = { left: number; right: number; size: number };

/**
 * Whether a line right above the first cell of a row is no part of that cell, but the name of the table: in letters of
 * another size, or set neither to the left nor to the right nor in the middle with it.
 */
function isNameAbove(line: Placed, cell: Placed): boolean {
  const [left, right] = [line.left - cell.left, line.right - cell.right];
  const isSet = [left, right, left + right].some(
    (shift) => Math.abs(shift) <= SAME_EDGE * cell.size,
  );
  return !isSet || Math.abs(line.size - cell.size) > OTHER_SIZE * cell.size;
}
