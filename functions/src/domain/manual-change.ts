import type { ManualStatus } from '@contract';
import type { ManualRecord } from './records';

const isSettled = (status: ManualStatus): boolean =>
  status === 'completed' || status === 'ready' || status === 'failed';

/** A manual after a change: its moments follow from what changed. */
export function afterChange(
  manual: ManualRecord,
  change: Partial<ManualRecord>,
  now: Date,
): ManualRecord {
  const changed = { ...manual, ...change, updatedAt: now };
  const hasSettled = isSettled(changed.status) && !isSettled(manual.status);
  return hasSettled ? { ...changed, settledAt: now } : changed;
}
