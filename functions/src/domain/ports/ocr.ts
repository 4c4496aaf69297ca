import type { ReadPage } from '../document/read-page';

/** What was recognised in the image of a page. */
export type RecognisedPage = {
  number: number;
  /** Null when nothing can be read on it. */
  text: string | null;
  /** As those of ReadPage; only where they are clearly headings. */
  headings?: ReadPage['headings'];
  /** As those of ReadPage; only where the engine tells where its words stand. */
  placed?: ReadPage['placed'];
};

/**
 * Reads the text of pages of a PDF that are only images. Gives exactly the pages that were asked for, in their order,
 * each as soon as it is read. Fails only where trying again may help: a page that nobody can read has no text.
 */
export type Ocr = {
  /** Names what reads, and changes when it would read otherwise; of letters, digits and hyphens. */
  engine: string;
  read(path: string, pageNumbers: readonly number[]): AsyncIterable<RecognisedPage>;
};

/** The file that pages were recognised in, and the engine that did it. */
type RecognisedSource = { sha256: string; engine: string };

/**
 * Pages that were recognised, beside the manual's file, for as long as that: a worker that takes over goes on behind them,
 * and who reads the manual again recognises none of them once more. They are those of one file and one engine.
 */
export type RecognisedPages = {
  save(
    uid: string,
    manualId: number,
    source: RecognisedSource,
    page: RecognisedPage,
  ): Promise<void>;
  load(uid: string, manualId: number, source: RecognisedSource): Promise<RecognisedPage[]>;
  /** Deletes those of other files and engines, and these pages, which came to nothing: they are tried again when asked for. */
  settle(
    uid: string,
    manualId: number,
    source: RecognisedSource,
    failed: readonly number[],
  ): Promise<void>;
  /** Deletes the manual's, of whatever file and engine. */
  deleteOf(uid: string, manualId: number): Promise<void>;
};
