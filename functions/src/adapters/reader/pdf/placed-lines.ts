import type { ReadPage } from '../../../domain/document/read-page';
import type { PageText } from './page-text';
import { shownBox } from './shown-box';
import type { PageFrame } from './types';

/** Letters reach so far above their baseline and below it, as shares of the line's height. */
const ABOVE = 0.8;
const BELOW = 0.2;

/** Where the lines of a text stand on their page. One that does not run like the page's is placed nowhere. */
export const placedLines = (
  places: PageText['places'],
  frame: PageFrame,
): NonNullable<ReadPage['placed']> =>
  places.flatMap(({ line, start, end }) => {
    if (line.turned || end <= start) return [];
    const { left, right, baseline, lastBaseline, size } = line;
    const [top, bottom] = [baseline + ABOVE * size, lastBaseline - BELOW * size];
    const box = shownBox(frame, { left, right, top, bottom });
    return box ? [{ start, end, box }] : [];
  });
