import type { ReadPage } from '../ports';
import type { Block } from './block';
import { blocksOfText } from './blocks-of-text';

/** A page (or section) with its structure: what is stored of a document, beside its passages. */
export type DocumentPage = Pick<ReadPage, 'number' | 'reference' | 'text' | 'headings'> & {
  /** Its position in the document, from 1. */
  place: number;
  blocks: Block[];
};

/** Finds the structure of pages, one after the other. A table of contents has none. */
export function documentPages(): (page: ReadPage) => DocumentPage {
  let place = 0;
  return ({ number, reference, text, headings, placed, isContents }) => {
    place += 1;
    const titles = headings.map(({ title }) => title);
    const blocks = isContents
      ? []
      : blocksOfText(String(place), { text, headings: titles, placed });
    return { place, number, reference, text, headings, blocks };
  };
}
