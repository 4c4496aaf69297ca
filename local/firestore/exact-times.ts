import { Timestamp } from '@google-cloud/firestore';
import type { MockStorage } from './mock-database';

/** Firestore's resolution, in nanoseconds. */
const STEP = 1000;
/** Of a millisecond: more would round up to the next one, and the mock would take it for the future. */
const MAX_STEPS = 499;

/**
 * The mock's commits within one millisecond have the same time, so that a precondition about the last update misses
 * those in between. This gives every commit a time of its own, in whole microseconds, as in Firestore.
 */
export function fixTimes(storage: MockStorage): void {
  let lastMs = 0;
  let steps = 0;
  const { serverTime } = storage;
  storage.serverTime = () => {
    const now = serverTime.call(storage).toMillis();
    const isLater = now > lastMs || steps === MAX_STEPS;
    steps = isLater ? 0 : steps + 1;
    lastMs = isLater ? Math.max(now, lastMs + 1) : lastMs;
    const { seconds, nanoseconds } = Timestamp.fromMillis(lastMs);
    return new Timestamp(seconds, nanoseconds + steps * STEP);
  };
}
