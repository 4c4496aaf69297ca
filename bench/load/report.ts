/**
 * What owners shall do: how many, for how long after a warm-up (both in seconds), with manuals of how many pages,
 * uploading how many more.
 */
export type Task = {
  address: string;
  owners: number;
  warmUp: number;
  seconds: number;
  uploads: number;
  pause: number;
  pages: number;
};

/** A search: the minute in which it was asked, and how long it took, in milliseconds. */
export type Search = { minute: number; ms: number };

/**
 * What came of it: searches of the warm-up (milliseconds) and after it, failures by their message, manuals uploaded and
 * never completed.
 */
export type Outcome = {
  first: number[];
  searches: Search[];
  errors: [message: string, count: number][];
  manuals: number;
  lost: number;
};

export type Report = 'begun' | 'over' | Outcome;
