import { linesOfFile } from '../spanish/data-lines';

/** What is tried, in this order. */
export const STARTER_QUESTIONS: readonly string[] = linesOfFile('starters.txt').map(
  ({ text }) => text,
);

/** Of one manual: as many as the fixed ones in whose place they stand. */
export const MAX_STARTERS = 4;
