import type { Box, ManualPage } from '@contract';
import { printArea } from './around';
import { markedPlaces, wordsOf, type Marked } from './marked-places';

/** Of a line's height, what its letters take. */
export const LETTER = 0.82;
/** Of an upright page: how high it is for its width. */
export const A4 = Math.SQRT2;

/** Letters that are smaller than this in pixels are enlarged; what is enlarged has them of this size. */
const SMALLEST = 10;
const READ = 11;
/**
 * A row that stands in its room whole, from its name to its figure, may be smaller: its neighbours help to read it. One that has
 * to be moved along is as small as is read, for as much of it as possible to be seen at once.
 */
const READ_WHOLE = 6.5;
const READ_ALONG = 9;
/** Of the page's width, what stays of its margin at either side, and what is cut of both at most. */
const EDGE = 0.01;
const MOST_CUT = 1.35;
/** What somebody has to move across more than this is no page any more. */
const MOST = 3;

const middleHeight = (boxes: readonly Box[]): number =>
  boxes.map(({ h }) => h).toSorted((one, other) => one - other)[Math.floor(boxes.length / 2)] ?? 0;

const placesOf = ({ places }: ManualPage): Box[] => places.flatMap(({ boxes }) => boxes);

/** How many times the width of its room a page may be for all of these to stand in it beside each other. */
const zoomTo = ({ w }: Box): number => 1 / (w + 2 * EDGE);

/** What is to be read: the rows that are marked, whatever says what they are of; without any all that is marked. */
function toRead(marked: Marked[]): { areRows: boolean; read: Marked[] } {
  const rows = marked.filter(({ role }) => role === 'row');
  return rows.length > 0 ? { areRows: true, read: rows } : { areRows: false, read: marked };
}

/** How high the lines of these are. What is higher than those of its page are mostly has several: a row whose cells go on. */
const lineOf = (marked: readonly Marked[], page: ManualPage): number =>
  Math.min(middleHeight(marked.flatMap(({ lines }) => lines)), middleHeight(placesOf(page)));

/** As large as it may be with all words of these in sight from side to side. */
const wholeOf = (marked: readonly Marked[]): number => zoomTo(wordsOf(marked));

type Room = {
  /** How wide it is, in pixels; 0 until that is known. */
  room: number;
  /** What the page proves is read beside it. */
  isReadBeside: boolean;
};

/**
 * How many times the width of its room a page is shown at first: whole where nothing is marked of it, for cut and still too
 * small it would be neither looked over nor read; else, where it is too small to be read, without its white margins, and
 * what is marked in letters that are read, as far as its words stand in the room from side to side: a table may go on beyond
 * the last figure of its row. Rows that would be too small there go on beyond it, too: figures that cannot be read prove
 * nothing. Where they are read beside it, the page shows where they stand: no word of what is marked goes beyond it.
 */
export function readableZoom(page: ManualPage | undefined, { room, isReadBeside }: Room): number {
  if (!page?.hasPictures || room === 0) return 1;
  const marked = markedPlaces(page);
  const { areRows, read } = toRead(marked);
  const size = lineOf(read, page) * A4 * LETTER * room;
  if (size === 0 || size >= SMALLEST) return 1;
  const withoutMargins = Math.min(MOST_CUT, zoomTo(printArea(placesOf(page))));
  const whole = Math.min(READ / size, wholeOf(isReadBeside ? marked : read));
  const isAlong = areRows && !isReadBeside && whole * size < READ_WHOLE;
  return Math.min(MOST, Math.max(1, withoutMargins, isAlong ? READ_ALONG / size : whole));
}

/** Where what is printed on a page begins, as a share of its width. */
export function leftEdge(page: ManualPage | null): number {
  const all = page ? placesOf(page) : [];
  return all.length === 0 ? 0 : Math.max(0, printArea(all).x - EDGE);
}
