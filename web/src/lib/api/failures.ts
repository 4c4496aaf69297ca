import type { ClientError } from '@contract';

/** What failed and nobody expected, on its way to the server's log. */
export type Failure = {
  kind: ClientError['kind'];
  error: object;
  /** Under which the log knows it. */
  id: string;
  /** React's, where a page was being shown. */
  componentStack: string;
};

/** Reports of one page load: a page that fails in a circle says no more after these. */
const MAX_FAILURES = 5;

const ids = new WeakMap<object, string | null>();
const told = new WeakSet();
let left = MAX_FAILURES;
let tell: ((failure: Failure) => void) | null = null;

/** From now on `teller` hears of every failure, of each once; null: nobody does. Counts from nought. */
export function tellFailuresTo(teller: ((failure: Failure) => void) | null): void {
  tell = teller;
  left = MAX_FAILURES;
}

const newId = (error: object): string | null => {
  if (left === 0) return null;
  left -= 1;
  return 'requestId' in error ? String(error.requestId) : crypto.randomUUID();
};

/** The id of a failure that is about to be told; null for one that will not be. */
export function nameFailure(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const known = ids.get(error);
  if (known !== undefined) return known;
  const id = newId(error);
  ids.set(error, id);
  return id;
}

/** The id under which a failure was told. */
export const failureIdOf = (error: object): string | null => ids.get(error) ?? null;

/** Tells of something that nobody expected. */
export function failed(kind: Failure['kind'], error: unknown, componentStack = ''): void {
  const id = nameFailure(error);
  if (id === null || told.has(error as object)) return;
  told.add(error as object);
  tell?.({ kind, error: error as object, id, componentStack });
}
