import { isBusy } from './manual-status';
import type { ManualRecord } from '../ports/records';

/** How long a manual waits in the queue, without a worker, before it is handed over once more. */
const QUEUE_GRACE_MS = 10 * 60 * 1000;

/**
 * Why nobody works on a manual although somebody should: its worker died, or it waits, be it that its task was lost or that
 * many are before it. Null where somebody does, or need not.
 */
export function stuckBy(manual: ManualRecord, before: Date): 'abandoned' | 'waiting' | null {
  if (!isBusy(manual.status)) return null;
  const isPast = (time: number) => time < before.getTime();
  if (manual.lease) return isPast(manual.lease.expiresAt.getTime()) ? 'abandoned' : null;
  return isPast(manual.updatedAt.getTime() + QUEUE_GRACE_MS) ? 'waiting' : null;
}
