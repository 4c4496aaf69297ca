import type { Fragment, OrderedPage, Region, TablePage, Word } from '../types';
import { isSameBaseline } from '../geometry/same-baseline';
import { fragmentsOf } from './fragments';
import { inReadingOrder } from './reading-order';

/** What each region and each cell says, as it is read: as it is drawn, but where that is in no order. */
export function order(page: TablePage): OrderedPage {
  const regions = page.regions.map(({ text, table, turns, isFigure }): Region<Fragment> => {
    const ordered = (words: Word[]): Fragment[] =>
      turns === undefined
        ? fragmentsOf(inReadingOrder(words))
        : // PDFium gives the lines of text that stands sideways from the last to the first.
          fragmentsOf(words).toSorted(byHeight);
    const cells = [...(table?.cells ?? [])].map(([at, words]) => [at, ordered(words)] as const);
    return {
      text: ordered(text),
      ...(table && { table: { grid: table.grid, cells: new Map(cells) } }),
      ...(turns !== undefined && { turns }),
      ...(isFigure && { isFigure }),
    };
  });
  return { ...page, regions };
}

const byHeight = (a: Fragment, b: Fragment): number =>
  isSameBaseline(a, b) ? a.left - b.left : b.baseline - a.baseline;
