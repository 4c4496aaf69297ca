import type { ManualStatus } from '@contract';
import type { ManualRecord } from '../ports/records';

const isSettled = (status: ManualStatus): boolean =>
  status === 'completed' || status === 'ready' || status === 'failed';

/** Whose right ends is taken for asleep, unless the change says otherwise: a worker that gives its right back. */
const isOvertaken = ({ lease }: ManualRecord, change: Partial<ManualRecord>): boolean =>
  lease !== null &&
  change.lease !== undefined &&
  change.lease?.holder !== lease.holder &&
  change.overtakenAt === undefined;

/** A manual after a change: its moments follow from what changed. */
export function afterChange(
  manual: ManualRecord,
  change: Partial<ManualRecord>,
  now: Date,
): ManualRecord {
  const changed = {
    ...manual,
    ...change,
    // What its owner does not see leaves the moment as it was.
    updatedAt: change.updatedAt ?? now,
    ...(isOvertaken(manual, change) && { overtakenAt: now }),
  };
  const hasSettled = isSettled(changed.status) && !isSettled(manual.status);
  return hasSettled ? { ...changed, settledAt: now } : changed;
}
