import { isBusy } from '../domain/manual-status';
import type { Manuals, ReadingQueue } from '../domain/ports';
import { GAVE_UP, QUEUED } from '../domain/reading-messages';
import type { ManualRecord } from '../domain/records';

/** How often abandoned work is begun again before it counts as failed. */
export const MOST_SWEEPS = 3;

type Ports = {
  manuals: Pick<Manuals, 'listStuck' | 'update'>;
  queue: ReadingQueue;
  now: () => Date;
  warn: (event: string, error: unknown) => void;
};

export type SweepOutcome = { enqueued: number; failed: number };

/** Finds manuals whose worker died, or that no worker ever took, and hands them to the queue again. */
export const sweepManuals = (ports: Ports) => async (): Promise<SweepOutcome> => {
  const outcome = { enqueued: 0, failed: 0 };
  for (const { uid, manual } of await ports.manuals.listStuck(ports.now())) {
    try {
      const end = await settle(ports, uid, manual);
      if (end) outcome[end] += 1;
    } catch (error) {
      // The others must not wait for this one; the next sweep tries again.
      ports.warn('abandoned manual not swept', error);
    }
  }
  return outcome;
};

async function settle(
  { manuals, queue }: Ports,
  uid: string,
  manual: ManualRecord,
): Promise<keyof SweepOutcome | null> {
  const swept = await manuals.update(uid, manual.id, (current) =>
    isStillStuck(current, manual) ? changeOf(current) : null,
  );
  if (!swept || !isSwept(swept, manual)) return null;
  if (swept.status === 'failed') return 'failed';
  await queue.enqueue(uid, manual.id);
  return 'enqueued';
}

/** Nobody touched it since it was found. */
const isStillStuck = (current: ManualRecord, found: ManualRecord): boolean =>
  isBusy(current.status) && current.updatedAt.getTime() === found.updatedAt.getTime();

const isSwept = (now: ManualRecord, found: ManualRecord): boolean =>
  now.lease === null && (now.status === 'failed' || now.sweeps === found.sweeps + 1);

function changeOf(manual: ManualRecord): Partial<ManualRecord> {
  if (manual.sweeps < MOST_SWEEPS) {
    return { lease: null, sweeps: manual.sweeps + 1, processingMessage: QUEUED };
  }
  return {
    status: 'failed',
    lease: null,
    sweeps: 0,
    processingMessage: GAVE_UP,
    processingProgress: 0,
  };
}
