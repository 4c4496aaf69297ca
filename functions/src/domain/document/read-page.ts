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
  /** Where rows begin in `text` that name the columns of their table; only where the file itself says so. */
  headRows?: number[];
  /** Where lines begin in `text` that are the labels of a drawing: "1 2 3 4", "205 /55 R16 91V". */
  figures?: number[];
  /** Where pieces of `text` stand on the page, in order; only where the reader knows it. */
  placed?: { start: number; end: number; box: Box }[];
  /** Set on contents, indexes and pages of running lines only: where there is other text, they answer nothing. */
  isAside?: boolean;
  /** Its text was recognised in a scan with so few dots that figures may be others than those that are printed. */
  isCoarse?: true | undefined;
  /**
   * Set when not all of the page is in `text`: it is only an image, its file does not say which letters it shows, it is
   * damaged, or it is another file in this one.
   */
  unreadable?: 'image' | 'garbled' | 'damaged' | 'embedded' | 'drawing';
};

export type ReadDocument = {
  type: ManualType;
  pageCount: number | null;
  /** Set where only its bare text could be read: tables may be missing, or be loose words. */
  isTextOnly?: boolean;
  /** One by one, to be walked through once with `for await`: at once, or as another process reads them. */
  pages: Iterable<ReadPage> | AsyncIterable<ReadPage>;
};
