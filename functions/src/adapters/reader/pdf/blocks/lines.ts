import { isWarningLabel } from '../../../../domain/text/warning-words';
import { joinLines } from '../../repair-text';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Fragment, Line } from '../types';
import { withCellsOfLines } from './cells-of-lines';
import { untangleColumns } from './columns';
import { withEmptyCells } from './empty-cells';
import { withKeyValues } from './key-values';
import { withLabelsOverRows } from './labels-over-rows';
import { lineOfOne, rowOf, spanOf } from './line-of';
import { isMarker, rowsOf, type Row, type Stack } from './rows';

/** The lines of a region or a cell, and the rows of tables in it that are drawn without lines. */
export const linesOf = (fragments: readonly Fragment[]): Line[] =>
  withCellsOfLines(
    withEmptyCells(
      withLabelsOverRows(withKeyValues(untangleColumns(rowsOf(fragments).flatMap(linesOfRow)))),
    ),
  );

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

const lineOf = (cells: readonly Fragment[][]): Line =>
  rowOf(
    cells.map((cell) => ({
      text: cell.map(({ text }) => text).reduce(joinLines),
      ...spanOf(cell),
    })),
    cells.map((cell) => cell.map(lineOfOne)),
  );

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
