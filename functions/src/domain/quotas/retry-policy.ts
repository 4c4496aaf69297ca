/**
 * What a failure says about another try: `transient` may pass by itself; `unlucky` is chance, but each try costs, so
 * one more is enough; `permanent` stays as it is until somebody changes something.
 */
export type FailureKind = 'transient' | 'unlucky' | 'permanent';

/** Google's way of saying "not now": over the quota, or a server of theirs that is ill. */
const TRANSIENT_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/** The same as gRPC names it; the first two are what is left of a broken connection. */
const TRANSIENT_NAMES = new Set([
  'CANCELLED',
  'UNKNOWN',
  'DEADLINE_EXCEEDED',
  'RESOURCE_EXHAUSTED',
  'ABORTED',
  'INTERNAL',
  'UNAVAILABLE',
]);

/** Milliseconds before the second try; doubled for each one after it, up to the longest. */
const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 10_000;

/** Null stands for an answer that never came, or that nobody can read. */
export const kindOfStatus = (status: number | null): FailureKind =>
  status === null || TRANSIENT_STATUSES.has(status) ? 'transient' : 'permanent';

/** Of a status by its name in gRPC. */
export const kindOfName = (name: string): FailureKind =>
  TRANSIENT_NAMES.has(name) ? 'transient' : 'permanent';

type Situation = {
  /** All failures so far, the last one at the end. */
  failures: readonly FailureKind[];
  /** Since the first try began. */
  elapsedMs: number;
  deadlineMs: number;
  /** 0 to 1: callers that failed together must not come back together. */
  random: number;
  /** How long the service wants to be left alone, in milliseconds; null where it did not say. */
  askedMs?: number | null;
};

/** How long to wait before the next try, in milliseconds; null when there is none. */
export function waitBeforeRetry(situation: Situation): number | null {
  const { failures, elapsedMs, deadlineMs, random, askedMs } = situation;
  const last = failures.at(-1);
  if (last === undefined || last === 'permanent') return null;
  if (last === 'unlucky' && failures.filter((kind) => kind === 'unlucky').length > 1) return null;
  const longest = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures.length - 1));
  const own = longest * (0.5 + random / 2);
  // Whoever was told the same time comes back a little apart, and never before it.
  const wait = askedMs == null ? own : Math.max(own, askedMs + random * FIRST_WAIT_MS);
  return elapsedMs + wait < deadlineMs ? wait : null;
}
