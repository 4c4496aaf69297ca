import { isSameBaseline } from '../geometry/same-baseline';
import type { Fragment } from '../types';

export const byHeight = (a: Fragment, b: Fragment): number =>
  isSameBaseline(a, b) ? a.left - b.left : b.baseline - a.baseline;

type Column = { left: number; right: number; fragments: Fragment[] };

/**
 * Fragments from their first line to their last, column by column. Where a page is rotated once, PDFium takes the lines of text that
 * is then shown sideways for one line and gives them from the left: each above the one before it, as no column is read.
 */
export function withoutRisingLines(fragments: readonly Fragment[]): Fragment[] {
  const columns: Column[] = [];
  for (const fragment of fragments) {
    const last = columns.at(-1);
    const above = last?.fragments.at(-1);
    const isIn = last && fragment.left < last.right && fragment.right > last.left;
    const goesOn =
      above && (isSameBaseline(above, fragment) || (isIn && fragment.baseline > above.baseline));
    if (!last || !goesOn) {
      columns.push({ left: fragment.left, right: fragment.right, fragments: [fragment] });
      continue;
    }
    last.fragments.push(fragment);
    last.left = Math.min(last.left, fragment.left);
    last.right = Math.max(last.right, fragment.right);
  }
  return columns.flatMap((column) => column.fragments.toSorted(byHeight));
}
