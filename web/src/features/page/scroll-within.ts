/** What is marked of a page's picture, and of a page. */
const FRAMED = '[data-mark]';
export const MARK = `${FRAMED}, mark`;

/** Pixels between it and what scrolls. */
const BESIDE = 12;

/** Marks of a frame, or of a part of it. */
export const marksWithin = (frame: HTMLElement | null, selector: string = MARK): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** What encloses all of them where that has room below each other, else the first: a head and its row are read together. */
function placeOf(targets: readonly HTMLElement[], height: number): DOMRect | undefined {
  const places = targets.map((target) => target.getBoundingClientRect());
  const [first] = places;
  const left = Math.min(...places.map((place) => place.left));
  const top = Math.min(...places.map((place) => place.top));
  const right = Math.max(...places.map((place) => place.right));
  const bottom = Math.max(...places.map((place) => place.bottom));
  return bottom - top > height
    ? first
    : first && new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Brings what is marked into the middle of what scrolls around it, and moves nothing else: a page that stands beside an answer
 * must not move that.
 */
export function scrollWithin(frame: HTMLElement, targets: readonly HTMLElement[]): void {
  const room = frame.getBoundingClientRect();
  const place = placeOf(targets, room.height - 2 * BESIDE);
  if (!place) return;
  const isWider = place.width > room.width - 2 * BESIDE;
  // Of a line that has no room its beginning.
  frame.scrollLeft += isWider
    ? place.left - room.left - BESIDE
    : place.left + place.width / 2 - (room.left + room.width / 2);
  frame.scrollTop +=
    place.top + Math.min(place.height, room.height) / 2 - (room.top + room.height / 2);
}

/** Brings what is marked into view, or where the print begins of a page without marks: null leaves that where it is. */
export function showRead(frame: HTMLElement, left: number | null): void {
  const marks = marksWithin(frame);
  if (marks.length > 0) scrollWithin(frame, marks);
  else if (left !== null) [frame.scrollTop, frame.scrollLeft] = [0, left * frame.scrollWidth];
}

/** What differs less is a matter of rounding, in pixels. */
const ROUNDED = 2;

/** Where the words of a mark end: the row of a table is marked to where the table does. */
function endOfWords(mark: HTMLElement): number {
  const { left, width } = mark.getBoundingClientRect();
  return left + width * Number(mark.dataset.words ?? 1);
}

const endOfMark = (mark: HTMLElement): number => mark.getBoundingClientRect().right;

/** How far the marks that are in sight from above to below go beyond the right side, in pixels. */
function beyond(frame: HTMLElement, endOf: (mark: HTMLElement) => number): number {
  const room = frame.getBoundingClientRect();
  const ends = marksWithin(frame, FRAMED)
    .filter((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return bottom > room.top && top < room.bottom;
    })
    .map((mark) => endOf(mark) - room.right);
  const most = Math.max(0, ...ends);
  return most > ROUNDED ? most : 0;
}

/** How much of the words that are marked lies beyond the right side, in pixels. */
export const restOf = (frame: HTMLElement): number => beyond(frame, endOfWords);

/** Moves all that is marked there into view. */
export function showRest(frame: HTMLElement): void {
  frame.scrollLeft += beyond(frame, endOfMark) + BESIDE;
}

export type Point = { x: number; y: number };

/** What is to stay where it is while a page grows: a point of the frame, and the share of the page that lies there. */
export type Anchor = { at: Point; share: Point };

/** The anchor of a frame below a point of the screen. */
export function anchorIn(frame: HTMLElement, point: Point): Anchor {
  const room = frame.getBoundingClientRect();
  const at = { x: point.x - room.left, y: point.y - room.top };
  return {
    at,
    share: {
      x: (frame.scrollLeft + at.x) / frame.scrollWidth,
      y: (frame.scrollTop + at.y) / frame.scrollHeight,
    },
  };
}

/** Brings what lay at an anchor back to its point. */
export function scrollTo(frame: HTMLElement, { at, share }: Anchor): void {
  frame.scrollLeft = share.x * frame.scrollWidth - at.x;
  frame.scrollTop = share.y * frame.scrollHeight - at.y;
}
