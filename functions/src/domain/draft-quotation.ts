/** Rows or lists, by where they stand in their excerpts (from 1), with what is said above and below them. */
export type DraftQuotation = {
  kind: 'table' | 'steps';
  above: string;
  pieces: { excerpt: number; start: number; end: number }[];
  below: string;
};
