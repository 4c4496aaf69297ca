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
  pages: number;
};

/** What came of it: milliseconds of each search in the warm-up and after it, failures by their message, manuals uploaded and never completed. */
export type Outcome = {
  first: number[];
  searches: number[];
  errors: [message: string, count: number][];
  manuals: number;
  lost: number;
};

export type Report = 'begun' | 'over' | Outcome;
