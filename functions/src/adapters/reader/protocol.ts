import type { ManualType } from '@contract';
import type { ReadPage } from '../../domain/ports';
import type { ReadFailureCode } from '../../domain/read-failure';

/** What the reader process tells, in this order: `opened`, pages, `end`; a `failure` or an `error` instead of any. */
export type ReaderMessage =
  | { kind: 'opened'; type: ManualType; pageCount: number | null }
  | { kind: 'page'; page: ReadPage }
  | { kind: 'end' }
  | { kind: 'failure'; code: ReadFailureCode }
  | { kind: 'error'; message: string };

/** Asks the reader process for as many pages more: it reads no further ahead than it was asked. */
export type ReaderRequest = { pages: number };

/** Arguments of the reader process, as text on its command line. */
export type ReaderArguments = [path: string, memoryBytes: string];

/** How many pages are read ahead of the one that is being used. */
export const PAGES_AHEAD = 16;
