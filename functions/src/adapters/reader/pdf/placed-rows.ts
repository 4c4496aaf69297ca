import type { ReadPage } from '../../../domain/ports';
import { isRow, type PageText } from './page-text';
import { shownBox, type PageFrame } from './shown-box';

/** Letters reach so far above their baseline and below it, as shares of the line's height. */
const ABOVE = 0.8;
const BELOW = 0.2;

/** Where the rows of a page's tables stand on it. Text that does not run like the page's is placed nowhere. */
export const placedRows = (
  places: PageText['places'],
  frame: PageFrame,
): NonNullable<ReadPage['placed']> =>
  places.flatMap(({ line, start, end }) => {
    if (!isRow(line) || line.turned) return [];
    const { left, right, baseline, lastBaseline, size } = line;
    const [top, bottom] = [baseline + ABOVE * size, lastBaseline - BELOW * size];
    const box = shownBox(frame, { left, right, top, bottom });
    return box ? [{ start, end, box }] : [];
  });
