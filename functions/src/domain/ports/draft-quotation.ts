import type { Span } from '../text/sentences';

/** A stretch of an excerpt's content, by the position of the excerpt. */
export type Place = Span & { excerpt: number };

/** Rows or lists, by where they stand in their excerpts, with what is said above and below them. */
export type DraftQuotation = {
  kind: 'table' | 'steps';
  above: string;
  pieces: Place[];
  below: string;
};
