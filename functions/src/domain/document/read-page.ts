import type { Box, ManualType } from '@contract';

/** One page (or section, where the format has no pages) as it was read. */
export type ReadPage = {
  /** Physical page from 1; null where the format has no pages. */
  number: number | null;
  /** As it is shown: "p. 214", "Mantenimiento", "líneas 1-80". */
  reference: string;
  text: string;
  /** Headings that begin on this page: where in `text`, how deep (1 = outermost), what they say. */
  headings: { offset: number; depth: number; title: string }[];
  /** Where pieces of `text` stand on the page, in order; only where the reader knows it. */
  placed?: { start: number; end: number; box: Box }[];
  /** Set on contents, indexes and pages of running lines only: where there is other text, they answer nothing. */
  isAside?: boolean;
  /** Set when the page has no usable text: it is only an image, or it is damaged. */
  unreadable?: 'image' | 'damaged';
};

export type ReadDocument = {
  type: ManualType;
  pageCount: number | null;
  /** One by one, to be walked through once with `for await`: at once, or as another process reads them. */
  pages: Iterable<ReadPage> | AsyncIterable<ReadPage>;
};
