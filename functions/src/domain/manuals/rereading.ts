import { isRead } from './manual-status';
import type { ManualRecord } from '../ports/records';

/** How often a manual is begun by a worker for one version of the reader; each time the queue tries some times. */
export const MAX_REREADINGS = 3;
/** When what was begun, and did not end, is handed over again: whatever was wrong had time to be mended. */
export const REREADING_RETRY_MS = 6 * 60 * 60_000;

/** Whether a worker may read it again now that it has been asked for: neither done nor given up, and nobody's turn but ours. */
export const mayReread = (manual: ManualRecord, version: number): boolean =>
  isRead(manual.status) &&
  isBehind(manual, version) &&
  manual.rereading?.version === version &&
  manual.rereading.ended === null;

/** What can be asked, and was read by an older reader, or by one that did not say its version yet (0). */
const isBehind = ({ activeRevision, readerVersion }: ManualRecord, version: number): boolean =>
  activeRevision !== null && readerVersion < version;

const isLongAgo = (moment: Date, now: Date): boolean =>
  now.getTime() >= moment.getTime() + REREADING_RETRY_MS;

/** Whether its task may be lost: nobody has taken it up for long. Handed over under its name, a task that waits is not doubled. */
export const mayBeLost = (manual: ManualRecord, version: number, now: Date): boolean =>
  mayReread(manual, version) &&
  manual.rereading?.begunAt === null &&
  isLongAgo(manual.rereading.askedAt, now);

/**
 * What the schedule changes of a manual: asks for another reading, counts one that did not end, gives it up, or takes away
 * what is left of it. Null when there is nothing to do now. Nothing that its owner sees changes.
 */
export function changeOfRereading(
  manual: ManualRecord,
  version: number,
  now: Date,
): Partial<ManualRecord> | null {
  const { status, lease, rereading, updatedAt } = manual;
  const isInWork = lease !== null && lease.expiresAt > now;
  if (!isRead(status) || isInWork) return null;
  const ask = (attempts: number): Partial<ManualRecord> => ({
    rereading: { version, attempts, askedAt: now, begunAt: null, ended: null },
    lease: null,
    updatedAt,
  });
  // Its worker may have left a revision that no question sees.
  const left = { lease: null, overtakenAt: now, updatedAt };
  if (!isBehind(manual, version)) {
    return rereading?.ended === null ? { ...left, rereading: null } : null;
  }
  if (rereading?.version !== version) return ask(1);
  const { begunAt, ended } = rereading;
  // Who waits in the queue has not been tried: before it there may be thousands.
  if (ended !== null || begunAt === null || !isLongAgo(begunAt, now)) return null;
  return rereading.attempts < MAX_REREADINGS
    ? ask(rereading.attempts + 1)
    : { ...left, rereading: { ...rereading, ended: 'failed' } };
}
