/** What owners shall do: how many, for how long, with manuals of how many pages, uploading how many more. */
export type Task = {
  address: string;
  owners: number;
  seconds: number;
  uploads: number;
  pages: number;
};

/** What came of it: milliseconds of each search, failures by their message, manuals uploaded and never completed. */
export type Outcome = {
  searches: number[];
  errors: [message: string, count: number][];
  manuals: number;
  lost: number;
};

export type Report = 'begun' | 'over' | Outcome;
