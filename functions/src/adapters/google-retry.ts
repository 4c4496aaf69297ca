import { setTimeout as sleep } from 'node:timers/promises';
import { waitBeforeRetry, type FailureKind } from '../domain/quotas/retry-policy';
import { CircuitOpenError, type Circuit } from './circuit';

/** In milliseconds: one try, and all of them with the waits between. */
export type TimeLimits = { attemptMs: number; overallMs: number };

type Clock = {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
  /** 0 to 1. */
  random(): number;
};

type Options = {
  limits: TimeLimits;
  kindOf: (error: unknown) => FailureKind;
  /** Where somebody waits who is served by something else meanwhile. Work that only this service can do goes without. */
  circuit?: Circuit | undefined;
  clock?: Clock;
};

const systemClock: Clock = { now: () => performance.now(), sleep, random: Math.random };

/** A try that took longer than it may. It is over for its caller, whatever it still does. */
export class AttemptTimedOut extends Error {
  readonly isLoggable = true;

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'AttemptTimedOut';
  }
}

/** What the service asked for, in milliseconds: its failures carry it. */
const askedMsOf = (error: unknown): number | null =>
  error instanceof Error && 'askedMs' in error && typeof error.askedMs === 'number'
    ? error.askedMs
    : null;

/**
 * Calls a service of Google until it answers, fails for good, or the time is over; fails with the last failure.
 * `attempt` gets the milliseconds that it has, to hand them to its client. What the service asks to wait is waited, where
 * there is time for it. Fails with CircuitOpenError, without a call, while the circuit is open.
 */
export async function withRetries<Result>(
  attempt: (timeoutMs: number) => Promise<Result>,
  { limits, kindOf, circuit, clock = systemClock }: Options,
): Promise<Result> {
  const begin = clock.now();
  const elapsed = (): number => clock.now() - begin;
  const failures: FailureKind[] = [];
  let last: Error | undefined;
  for (;;) {
    if (circuit?.mayTry() === false) throw last ?? new CircuitOpenError(circuit.service);
    // Whole, and at least one: clients take nothing and less for "as long as you like".
    const left = Math.ceil(limits.overallMs - elapsed());
    const timeoutMs = Math.max(1, Math.min(limits.attemptMs, left));
    try {
      const result = await inTime(attempt(timeoutMs), timeoutMs);
      circuit?.answered();
      return result;
    } catch (error) {
      last = error instanceof Error ? error : undefined;
      const kind = error instanceof AttemptTimedOut ? 'transient' : kindOf(error);
      failures.push(kind);
      const askedMs = askedMsOf(error);
      const wait = waitBeforeRetry({
        failures,
        elapsedMs: elapsed(),
        deadlineMs: limits.overallMs,
        random: clock.random(),
        askedMs,
      });
      if (kind !== 'transient') circuit?.answered();
      const isOpen = kind === 'transient' && circuit?.failed({ askedMs, isOver: wait === null });
      if (wait === null || isOpen === true) throw error;
      await clock.sleep(wait);
    }
  }
}

/** Clients guard the request, but not what comes before and after it: tokens, bodies that trickle. */
async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AttemptTimedOut(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
