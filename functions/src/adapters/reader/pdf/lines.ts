import { isWarningLabel } from '../../../domain/chunking/warning-words';
import { joinLines } from '../repair-text';
import { untangleColumns } from './columns';
import { fragmentsOf } from './fragments';
import { isSameBaseline } from './same-baseline';
import { withInitials } from './initials';
import { withNoteMarks } from './note-marks';
import { withEmptyCells } from './empty-cells';
import { linesWithTables } from './ruled-tables';
import { isMarker, rowsOf } from './rows';
import { withStepNumbers } from './step-numbers';
import type { Line, PageContent, Piece, Word } from './types';
import type { Fragment, Row, Stack } from './types';

export const textOfLine = (line: Line): string => line.cells.join('\t');

/** The page's lines, in reading order: that in which it draws them, but for columns that are drawn line by line. */
export const linesOf = (page: PageContent): Line[] =>
  withStepNumbers(linesWithTables(page, (words) => linesOfWords(words, page.turns)));

function linesOfWords(words: Word[], turns: number): Line[] {
  const fragments = withInitials(fragmentsOf(withNoteMarks(words)));
  // PDFium gives the lines of text that stands sideways from the last to the first.
  const ordered = turns === 0 ? fragments : fragments.toSorted(byHeight);
  return withEmptyCells(untangleColumns(rowsOf(ordered).flatMap(linesOfRow)));
}

const byHeight = (a: Fragment, b: Fragment): number =>
  isSameBaseline(a, b) ? a.left - b.left : b.baseline - a.baseline;

function linesOfRow(row: Row): Line[] {
  const [first, ...others] = row;
  if (!first) return [];
  if (others.length === 0) return first.fragments.map(lineOfOne);
  if (isColumnByColumn(row)) return rowsByBaseline(row);
  if (isBesideBox(row)) return row.flatMap(({ fragments }) => fragments.map(lineOfOne));
  const cells = row.map(({ fragments }) => fragments);
  const [marker, item, ...rest] = cells;
  const hasMarker = marker && item && isMarker(first) && /^\p{L}/u.test(item[0]?.text ?? '');
  return [hasMarker ? withMarker(marker, [item, ...rest]) : lineOf(cells)];
}

function withMarker(marker: Fragment[], cells: Fragment[][]): Line {
  const line = lineOf([marker, ...cells]);
  const [sign, item, ...rest] = line.cells;
  const [before, after, ...pieces] = line.pieces;
  if (!before || !after) return line;
  const piece = { left: before.left, right: after.right };
  return { ...line, cells: [`${sign ?? ''} ${item ?? ''}`, ...rest], pieces: [piece, ...pieces] };
}

/** The same as `lineOf` for what most lines are. */
const lineOfOne = ({ text, left, right, baseline, size, bold, turned }: Fragment): Line => ({
  cells: [text],
  left,
  right,
  baseline,
  lastBaseline: baseline,
  size,
  bold,
  turned,
  pieces: [{ left, right }],
  isFlat: true,
});

function lineOf(cells: Fragment[][]): Line {
  const all = cells.flat();
  const baselines = all.map(({ baseline }) => baseline);
  return {
    cells: cells.map((fragments) => fragments.map(({ text }) => text).reduce(joinLines)),
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    baseline: Math.max(...baselines),
    lastBaseline: Math.min(...baselines),
    size: Math.max(...all.map(({ size }) => size)),
    bold: all.every(({ bold }) => bold),
    turned: all.every(({ turned }) => turned),
    pieces: cells.map(pieceOf),
    isFlat: all.length === cells.length,
  };
}

const pieceOf = (cell: readonly Fragment[]): Piece => ({
  left: Math.min(...cell.map(({ left }) => left)),
  right: Math.max(...cell.map(({ right }) => right)),
});

/** A text that ends, and beside its end the box of a warning in the next column of the page: no row of a table. */
function isBesideBox(row: Row): boolean {
  const texts = row.map(({ fragments }) => fragments.map(({ text }) => text).join(' '));
  const [text = '', label = ''] = texts;
  return texts.length === 2 && isWarningLabel(label) && /.{40}[.!?]$/.test(text);
}

/** A line that begins its cell anew, not one that was broken by the cell's border. */
const BEGINS = /^[\p{Lu}\p{N}±+<>≤≥(–—-]/u;

/**
 * Whether the stacks of a row are a table's columns, drawn one after the other, and not its cells: as many lines in each,
 * at the same heights, and none that looks like the rest of a broken line.
 */
function isColumnByColumn(row: Row): boolean {
  const [first, ...others] = row;
  if (!first || first.fragments.length < 2) return false;
  return (
    others.every((stack) => matches(first, stack)) &&
    row.every(({ fragments }) => fragments.every(({ text }) => BEGINS.test(text)))
  );
}

const matches = (a: Stack, b: Stack): boolean =>
  a.fragments.length === b.fragments.length &&
  a.fragments.every((fragment, index) => {
    const other = b.fragments[index];
    return other !== undefined && isSameBaseline(fragment, other);
  });

const rowsByBaseline = (row: Row): Line[] =>
  (row[0]?.fragments ?? []).map((_, index) =>
    lineOf(row.flatMap(({ fragments }) => (fragments[index] ? [[fragments[index]]] : []))),
  );
