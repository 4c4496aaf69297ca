import type { ReadPage } from './read-page';
import type { Block, Figure } from './block';
import { blocksOfText } from './blocks-of-text';
import { withContinuation, type PageEnd } from './continued-table';
import { lineBoxes } from './line-boxes';
import { unitHash } from './unit-hash';

/** A page (or section) with its structure: what is stored of a document, beside its passages. */
export type DocumentPage = Pick<ReadPage, 'number' | 'reference' | 'text' | 'headings'> & {
  /** Its position in the document, from 1. */
  place: number;
  blocks: Block[];
  /** None in documents that were stored before there were any. */
  figures?: Figure[] | undefined;
};

/** Pages that are stored as one object: a page is read with its neighbours, a document in few requests. */
export const PAGES_PER_WINDOW = 16;

/** The window that a page is stored in, from 0. */
export const windowOf = (place: number): number => Math.floor((place - 1) / PAGES_PER_WINDOW);

/** Finds the structure of pages, one after the other. */
export function documentPages(): (page: ReadPage) => DocumentPage {
  let place = 0;
  let before: PageEnd | null = null;
  return (page) => {
    const { number, reference, text, headings } = page;
    place += 1;
    const found = blocksOfText(String(place), page);
    const figures = figuresOf({ place, blocks: found.length }, page);
    const blocks = withContinuation(before, { text, blocks: found });
    before = { text, blocks };
    return {
      ...{ place, number, reference, text, headings, blocks },
      ...(figures.length > 0 && { figures }),
    };
  };
}

/** Where the labels of drawings stand in a page's text. */
const figureLines = ({ text, figures = [] }: Pick<ReadPage, 'text' | 'figures'>) =>
  figures.map((start) => {
    const end = text.indexOf('\n', start);
    return { start, end: end < 0 ? text.length : end };
  });

/** The drawings of a page by their labels; their ids are those that blocks behind all of its own would have. */
const figuresOf = (
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
