import type { ReadDocument, ReadPage } from '../../domain/document/read-page';
import type { ReadFailureCode } from '../../domain/manuals/read-failure';

/** A page as it looks: one byte per pixel from black (0) to white (255), row after row from the top. */
export type Picture = { width: number; height: number; dpi: number; gray: Uint8Array };

/** A page and its picture; null when it cannot be drawn. */
export type PictureOfPage = { number: number; picture: Picture | null };

/** Draw these pages of a PDF instead of reading their text. */
export type PictureOrder = { dpi: number; pages: readonly number[] };

/** A page in its colours: three bytes per pixel (red, green, blue), row after row from the top. */
export type ColourPicture = { width: number; height: number; rgb: Uint8Array };

/** Draw this page of a PDF, this many pixels wide, as people look at it. */
export type ColourOrder = { page: number; width: number };

/** Look through a document, one page as JSON a line, with these finders, each of which may take so much of processor. */
export type FindingOrder = { finders: readonly string[]; processorMs: number };

/**
 * Read one of the equal parts of a document, without its first `skip` pages. What has no pages, or few, is read whole by
 * the first part; the others have nothing then.
 */
export type ReadingOrder = { part: number; parts: number; skip: number };

/**
 * What the reader process tells, in this order: `opened`, pages, `end`; a `failure` or an `error` instead of any.
 * When pictures or findings were ordered, it tells one after the other and `end`.
 */
export type ReaderMessage =
  | ({ kind: 'opened' } & Omit<ReadDocument, 'pages'>)
  | { kind: 'page'; page: ReadPage }
  | { kind: 'picture'; page: PictureOfPage }
  /** Null when the page cannot be drawn. */
  | { kind: 'colours'; picture: ColourPicture | null }
  /** What the next finder found; or, in the place of that, where it failed: a stack without its message. */
  | { kind: 'found'; found: unknown[] | null; failedAt: string | null }
  | { kind: 'end' }
  | { kind: 'failure'; code: ReadFailureCode }
  | { kind: 'error'; message: string };

/** Asks the reader process for as many pages more: it reads no further ahead than it was asked. */
export type ReaderRequest = { pages: number };

/** What a reader process is started for. */
export type ReaderOrder = PictureOrder | ColourOrder | ReadingOrder | FindingOrder;

/** Arguments of the reader process, as text on its command line; `order` is JSON. */
export type ReaderArguments = [path: string, memoryBytes: string, order: string];

/** How many pages are read ahead of the one that is being used. */
export const PAGES_AHEAD = 16;

/**
 * Of every reader process. V8 takes machine code (see `pdf/pdfium/machine-code.ts`) only from a process with the same flags.
 * Heap of JavaScript in megabytes; memory of PDFium in pages of 64 KB: together they stay below the watchdog's limit.
 */
export const READER_FLAGS = [
  '--max-old-space-size=192',
  '--wasm-max-mem-pages=4096',
  '--allow-natives-syntax',
];

/** Of a process that looks through a document, which draws nothing: all of it stands in the heap. */
export const FINDER_FLAGS = ['--max-old-space-size=320'];
