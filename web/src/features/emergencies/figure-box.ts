import type { Box, ManualPage } from '@contract';
import { framesOf } from '../../lib/frames-of';

/** Of a page's height: lower ones are the room between two paragraphs. */
const LOWEST = 0.08;
/** What is printed at the head and the foot of pages is no figure. */
const MARGIN = 0.06;

/** Letters hang below the boxes of their lines. */
const CLEAR = 0.008;

/** Letters and numbers alone are printed within a figure. */
const SAYS_SOMETHING = /\p{L}{3}/u;

const right = ({ x, w }: Box): number => x + w;
const below = ({ y, h }: Box): number => y + h;

const isAlongside = (one: Box, other: Box): boolean => one.x < right(other) && other.x < right(one);

const wordsOf = (unit: ManualPage['blocks'][number]['units'][number]): string =>
  'cells' in unit ? unit.cells.join(' ') : unit.text;

/** The lines of a page that say something, and those of one unit. */
function linesOf({ blocks, places }: ManualPage, unit: string): { own: Box[]; others: Box[] } {
  const saying = new Set(
    blocks.flatMap(({ units }) =>
      units.filter((one) => SAYS_SOMETHING.test(wordsOf(one))).map(({ id }) => id),
    ),
  );
  const boxesOf = (isMeant: (id: string) => boolean) =>
    places.filter((place) => isMeant(place.unit)).flatMap(({ boxes }) => boxes);
  return {
    own: boxesOf((id) => id === unit),
    others: boxesOf((id) => id !== unit && saying.has(id)),
  };
}

/** What lies between two heights, as wide as the text around it; less where other text stands beside it. */
function between(top: number, bottom: number, caption: Box, lines: readonly Box[]): Box | null {
  if (bottom - top < LOWEST) return null;
  const beside = lines.filter((line) => line.y < bottom && below(line) > top);
  const left = Math.max(
    Math.min(caption.x, ...lines.map(({ x }) => x)),
    ...beside.filter((line) => right(line) <= caption.x).map(right),
  );
  const end = Math.min(
    Math.max(right(caption), ...lines.map(right)),
    ...beside.filter(({ x }) => x >= right(caption)).map(({ x }) => x),
  );
  return { x: left, y: top + CLEAR, w: end - left, h: bottom - top - 2 * CLEAR };
}

/**
 * Where the figure of a caption is printed: the room without text above it, else the one below it that other text ends.
 * Null where there is no such room: a wrong picture would be worse than none.
 */
export function figureBox(page: ManualPage, unit: string): Box | null {
  const { own, others } = linesOf(page, unit);
  const [caption, ...more] = framesOf(own);
  if (page.marks.state !== 'placed' || !caption || more.length > 0) return null;
  const column = others.filter((line) => isAlongside(line, caption));
  const ends = column.map(below).filter((end) => end <= caption.y + caption.h / 2);
  const begins = column.map(({ y }) => y).filter((y) => y >= below(caption) - caption.h / 2);
  const lines = [...others, caption];
  return (
    between(Math.max(MARGIN, ...ends), caption.y, caption, lines) ??
    (begins.length > 0 ? between(below(caption), Math.min(...begins), caption, lines) : null)
  );
}
