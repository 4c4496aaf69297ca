import type { Box, ManualPage } from '@contract';
import { around, printArea } from './around';
import { markedPlaces, wordsOf } from './marked-places';

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
/** Of the size of letters, what the end of a table may take away. */
const NEARLY = 0.9;
/** A page with fewer lines is a picture: a cover, the first page of a part. */
const FEWEST_LINES = 8;
/** What somebody has to move across more than this is no page any more. */
const MOST = 3;

const middleHeight = (boxes: readonly Box[]): number =>
  boxes.map(({ h }) => h).toSorted((one, other) => one - other)[Math.floor(boxes.length / 2)] ?? 0;

const placesOf = ({ places }: ManualPage): Box[] => places.flatMap(({ boxes }) => boxes);

/** How many times the width of its room a page may be for all of these to stand in it beside each other. */
const zoomTo = ({ w }: Box): number => 1 / (w + 2 * EDGE);

/** How high the lines of these are. What is higher than those of its page are mostly has several: a row whose cells go on. */
const lineOf = (lines: readonly Box[], page: ManualPage): number =>
  Math.min(middleHeight(lines), middleHeight(placesOf(page)));

type Room = {
  /** How wide it is, in pixels; 0 until that is known. */
  room: number;
  /** What the page proves is read beside it. */
  isReadBeside: boolean;
};

/** `size`: of its letters, in pixels; `whole`: the zoom at which it stands in the room from side to side; below `least` pixels it goes on beyond that. */
type Read = { size: number; whole: number; least: number };

const LOOKED_AT: Read = { size: 0, whole: 1, least: 0 };

/** What is to be read: the rows that are marked, whatever says what they are of; without any all that is marked, else all of the page. */
function readOf(page: ManualPage, { room, isReadBeside }: Room): Read {
  const marked = markedPlaces(page);
  const rows = marked.filter(({ role }) => role === 'row');
  const read = rows.length > 0 ? rows : marked;
  const all = placesOf(page);
  const lines = read.length > 0 ? read.flatMap((one) => one.lines) : all;
  const size = lineOf(lines, page) * A4 * LETTER * room;
  if (read.length === 0) {
    const isPicture = all.length < FEWEST_LINES;
    return isPicture ? LOOKED_AT : { size, whole: zoomTo(printArea(all)), least: READ_ALONG };
  }
  if (!isReadBeside) {
    return { size, whole: zoomTo(wordsOf(read)), least: rows.length > 0 ? READ_WHOLE : 0 };
  }
  // A table goes on beyond the last word of its row: to its end where that costs little.
  const framed = zoomTo(around(marked.flatMap(({ boxes }) => boxes)));
  const words = zoomTo(wordsOf(marked));
  return { size, whole: framed >= words * NEARLY ? framed : words, least: 0 };
}

/**
 * How many times the width of its room a page is shown at first: whole where it is read so; else without its white margins, and
 * what is to be read in letters that are, as far as it stands in the room from side to side. Rows and pages that would be too
 * small there go on beyond it: figures that cannot be read prove nothing. Where what is marked is read beside it, the page
 * shows where that stands: no word of it goes beyond the room.
 */
export function readableZoom(page: ManualPage | undefined, room: Room): number {
  if (!page?.hasPictures || room.room === 0) return 1;
  const { size, whole, least } = readOf(page, room);
  if (size === 0 || size >= SMALLEST) return 1;
  const withoutMargins = Math.min(MOST_CUT, zoomTo(printArea(placesOf(page))));
  const stood = Math.min(READ / size, whole);
  const read = stood * size < least ? READ_ALONG / size : stood;
  return Math.min(MOST, Math.max(1, withoutMargins, read));
}

/** Where what is printed on a page begins, as a share of its width. */
export function leftEdge(page: ManualPage | null): number {
  const all = page ? placesOf(page) : [];
  return all.length === 0 ? 0 : Math.max(0, printArea(all).x - EDGE);
}
