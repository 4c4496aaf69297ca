import type { Fragment, OrderedPage, PageFrame, Region, TablePage, Word } from '../types';
import { fragmentsOf } from './fragments';
import { inReadingOrder } from './reading-order';
import { byHeight, withoutRisingLines } from './rising-lines';

/** What each region and each cell says, as it is read: as it is drawn, but where that is in no order. */
export function order(page: TablePage): OrderedPage {
  const regions = page.regions.map(({ text, table, turns, isFigure }): Region<Fragment> => {
    const ordered = (words: Word[]): Fragment[] =>
      inOrder(words, turns ?? page.frame.turns, page.frame);
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

function inOrder(words: Word[], turns: number, { rotation }: PageFrame): Fragment[] {
  const drawn = turns === 0 ? inReadingOrder(words) : words;
  const fragments = fragmentsOf(drawn);
  // PDFium gives the lines of text that stands sideways from the last to the first.
  if (turns !== 0) return fragments.toSorted(byHeight);
  return rotation === 1 ? withoutRisingLines(fragments) : fragments;
}
