import type { RevisionKey } from '../domain/ports';
import { ReadFailure } from '../domain/manuals/read-failure';
import { FILE_MISSING, GAVE_UP } from '../domain/manuals/reading-messages';
import type { ManualRecord } from '../domain/ports/records';
import { deleteUnseen } from './delete-unseen';
import { LeaseLost } from './reading-lease';
import {
  FileMissing,
  NotBetter,
  type ReadingOutcome,
  type ReadingPorts,
  type Run,
} from './reading-run';

type BadEnd = Run & { isLastAttempt: boolean; error: unknown };

/** Leaves the manual as its owner should find it, and says what the queue should do by returning or throwing. */
export async function endReadingBadly(
  ports: ReadingPorts,
  { uid, key, lease, isLastAttempt, error }: BadEnd,
): Promise<ReadingOutcome> {
  if (error instanceof LeaseLost) return await leaveNothing(ports, uid, key);
  const isPermanent =
    error instanceof ReadFailure || error instanceof FileMissing || error instanceof NotBetter;
  const change = lease.isRereading
    ? rereadingAfter(lease.manual, error, isPermanent)
    : readingAfter(error, isPermanent || isLastAttempt);
  try {
    if (isPermanent || isLastAttempt) await deleteOwn(ports, uid, key);
    await lease.finish(change);
  } catch (lost) {
    if (!(lost instanceof LeaseLost)) throw error;
    return await leaveNothing(ports, uid, key);
  }
  if (!isPermanent) throw error;
  if (lease.isRereading) return 'kept';
  await ports.recognised.deleteOf(uid, key.manualId);
  return 'failed';
}

/** Without a status the manual stays in work: the next attempt takes it up at once. */
function readingAfter(error: unknown, hasEnded: boolean): Partial<ManualRecord> {
  if (!hasEnded) return {};
  const sentence =
    error instanceof ReadFailure
      ? error.message
      : error instanceof FileMissing
        ? FILE_MISSING
        : GAVE_UP;
  return { status: 'failed', processingMessage: sentence, processingProgress: 0, sweeps: 0 };
}

/** What may pass stays asked for: the queue tries again, and then the schedule. */
function rereadingAfter(
  { rereading }: ManualRecord,
  error: unknown,
  isPermanent: boolean,
): Partial<ManualRecord> {
  if (!isPermanent || rereading === null) return {};
  const ended = error instanceof NotBetter ? error.by : 'failed';
  return { rereading: { ...rereading, ended } };
}

/**
 * Recognised pages are left to whoever reads the manual next; with the manual they go. The right is also lost by a last
 * write that worked although it was reported as failed: then the manual has been read.
 */
async function leaveNothing(
  ports: ReadingPorts,
  uid: string,
  key: RevisionKey,
): Promise<ReadingOutcome> {
  const manual = await deleteOwn(ports, uid, key);
  if (!manual || manual.status === 'deleted') await ports.recognised.deleteOf(uid, key.manualId);
  return manual?.activeRevision === key.revision ? 'read' : 'stopped';
}

/**
 * Deletes what this run, and those that broke off before it, have written and no question sees. Returns the manual; null
 * when it is gone.
 */
async function deleteOwn(
  ports: ReadingPorts,
  uid: string,
  key: RevisionKey,
): Promise<ManualRecord | null> {
  const manual = await ports.manuals.update(uid, key.manualId, () => null);
  await deleteUnseen(ports, uid, key, manual?.activeRevision ?? null);
  return manual;
}
