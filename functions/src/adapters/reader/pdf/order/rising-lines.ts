import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Fragment } from '../types';

export const byHeight = (a: Fragment, b: Fragment): number =>
  isSameBaseline(a, b) ? a.left - b.left : b.baseline - a.baseline;

/**
 * Fragments from their first line to their last, column by column. Where a page is rotated once, PDFium takes the lines of text that
 * is then shown sideways for one line and gives them from the left: each above the one before it, as no column is read.
 */
export const withoutRisingLines = (fragments: readonly Fragment[]): Fragment[] =>
  runsOf(
    fragments,
    (last, { left, right, ...fragment }) =>
      isSameBaseline(last, fragment) ||
      (left < last.right && right > last.left && fragment.baseline > last.baseline),
  ).flatMap((column) => column.toSorted(byHeight));
