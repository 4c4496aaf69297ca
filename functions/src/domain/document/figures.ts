import type { Figure } from './block';
import { lineBoxes } from './line-boxes';
import type { ReadPage } from './read-page';
import { unitHash } from './unit-hash';

/** Where the labels of drawings stand in a page's text. */
const figureLines = ({ text, figures = [] }: Pick<ReadPage, 'text' | 'figures'>) =>
  figures.map((start) => {
    const end = text.indexOf('\n', start);
    return { start, end: end < 0 ? text.length : end };
  });

/** The drawings of a page by their labels; their ids are those that blocks behind all of its own would have. */
export const figuresOf = (
  { place, blocks }: { place: number; blocks: number },
  page: Pick<ReadPage, 'text' | 'figures' | 'placed'>,
): Figure[] =>
  figureLines(page).map((line, at) => {
    const id = `${place}-${blocks + at + 1}`;
    const within = (page.placed ?? []).filter(
      (one) => one.start < line.end && one.end > line.start,
    );
    const hash = unitHash(page.text.slice(line.start, line.end));
    const boxes = lineBoxes(within.map(({ box }) => box));
    return { id, ...line, units: [{ ...line, id: `${id}-1`, hash, kind: 'labels', boxes }] };
  });
