import type { Box, ManualPage } from '@contract';
import { around } from './around';
import { markedPlaces } from './marked-places';

/** Of a line's height, what its letters take. */
export const LETTER = 0.82;
/** Of an upright page: how high it is for its width. */
export const A4 = Math.SQRT2;

/** Letters that are smaller than this in pixels are not read at arm's length; what is enlarged has them of this size. */
const SMALLEST = 8;
const READ = 11;
/** Of the page's width, what stays of its margin at either side, and what is cut of both at most. */
const EDGE = 0.015;
const MOST_CUT = 1.35;
/** What somebody has to move across more than this is no page any more. */
const MOST = 3;

const middleHeight = (boxes: readonly Box[]): number =>
  boxes.map(({ h }) => h).toSorted((one, other) => one - other)[Math.floor(boxes.length / 2)] ?? 0;

const placesOf = ({ places }: ManualPage): Box[] => places.flatMap(({ boxes }) => boxes);

/** How many times the width of its room a page may be for all of these to stand in it beside each other. */
const zoomTo = (boxes: readonly Box[]): number => 1 / (around(boxes).w + 2 * EDGE);

/**
 * How many times the width of its room a page is shown at first: whole where nothing is marked of it, for cut and still too
 * small it would be neither looked over nor read; else, where it is too small to be read, without its white margins, and
 * what is marked in letters that are read, as far as all that is marked stands in the room: a row whose figure has to be
 * looked for proves nothing.
 */
export function readableZoom(page: ManualPage | undefined, room: number): number {
  if (!page?.hasPictures || room === 0) return 1;
  const marked = markedPlaces(page).flatMap(({ boxes }) => boxes);
  const size = middleHeight(marked) * A4 * LETTER * room;
  if (size === 0 || size >= SMALLEST) return 1;
  const withoutMargins = Math.min(MOST_CUT, zoomTo(placesOf(page)));
  const wanted = Math.min(READ / size, zoomTo(marked));
  return Math.min(MOST, Math.max(1, withoutMargins, wanted));
}

/** Where what is printed on a page begins, as a share of its width. */
export function leftEdge(page: ManualPage | null): number {
  const all = page ? placesOf(page) : [];
  return all.length === 0 ? 0 : Math.max(0, around(all).x - EDGE);
}
