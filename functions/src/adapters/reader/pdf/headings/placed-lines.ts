import type { ReadPage } from '../../../../domain/document/read-page';
import type { PageText } from './paragraphs';
import { shownBox } from '../geometry/shown-box';
import type { PageFrame } from '../types';

/** Letters reach so far above their baseline and below it, as shares of the line's height. */
const ABOVE = 0.8;
const BELOW = 0.2;

/** Where the lines of a text stand on their page. One that does not run like the page's is placed nowhere. */
export const placedLines = (
  places: PageText['places'],
  frame: PageFrame,
): NonNullable<ReadPage['placed']> =>
  places.flatMap(({ line, start, end }) => {
    const { left, right, baseline, lastBaseline, size, turns = frame.turns } = line;
    if ((line.turned && line.turns === undefined) || end <= start) return [];
    const [top, bottom] = [baseline + ABOVE * size, lastBaseline - BELOW * size];
    const box = shownBox({ ...frame, turns }, { left, right, top, bottom });
    return box ? [{ start, end, box }] : [];
  });
