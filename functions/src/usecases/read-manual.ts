import { endReadingBadly } from './end-reading-badly';
import { readRevision } from './read-revision';
import { takeLease } from './reading-lease';
import type { ReadingOutcome, ReadingPorts } from './reading-run';

type Task = {
  uid: string;
  manualId: number;
  /** Unique to this run. */
  holder: string;
  /** Nobody will try again by themselves after this run. */
  isLastAttempt: boolean;
};

/**
 * Reads a manual from its file to what questions search, as its next revision; questions see that one when it is
 * complete, and the one before until then. May be called any number of times, also at once: one worker reads.
 * Files that nobody can read end as `failed`; other failures are thrown, so that the queue tries again.
 */
export const readManual =
  (ports: ReadingPorts) =>
  async ({ uid, manualId, holder, isLastAttempt }: Task): Promise<ReadingOutcome> => {
    const lease = await takeLease(ports, { uid, manualId, holder });
    if (!lease) return 'nothing';
    const key = { manualId, revision: lease.manual.lastRevision };
    try {
      await readRevision(ports, { uid, key, lease });
    } catch (error) {
      return await endReadingBadly(ports, { uid, key, lease, isLastAttempt, error });
    } finally {
      lease.stop();
    }
    return 'read';
  };
