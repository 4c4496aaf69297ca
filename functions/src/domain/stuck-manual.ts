import { isBusy } from './manual-status';
import type { ManualRecord } from './records';

/** How long a manual may wait in the queue, without a worker, before it counts as forgotten. */
const QUEUE_GRACE_MS = 10 * 60 * 1000;

/** Whether nobody works on a manual although somebody should: its worker died, or its task was lost. */
export function isStuck(manual: ManualRecord, before: Date): boolean {
  if (!isBusy(manual.status)) return false;
  const stuckFrom = manual.lease
    ? manual.lease.expiresAt.getTime()
    : manual.updatedAt.getTime() + QUEUE_GRACE_MS;
  return stuckFrom < before.getTime();
}
