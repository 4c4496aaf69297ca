import { isBusy } from '../domain/manuals/manual-status';
import type { Manuals, ReadingQueue } from '../domain/ports';
import { GAVE_UP, QUEUED } from '../domain/manuals/reading-messages';
import type { ManualRecord } from '../domain/ports/records';
import { stuckBy } from '../domain/manuals/stuck-manual';
import { turnOf } from '../domain/manuals/reading-turn';
import { sweepPages, type SweepPorts } from './sweep-pages';

/** How often abandoned work is begun again before it counts as failed. */
export const MAX_SWEEPS = 3;

type Ports = SweepPorts & {
  manuals: Pick<Manuals, 'listUnchanged' | 'update'>;
  queue: ReadingQueue;
};

type SweepOutcome = { enqueued: number; failed: number };

/**
 * Finds manuals whose worker died, or that no worker ever took, and hands them to the queue again. Who waits is handed over
 * under the same name, which a queue that still has it passes over, and never fails for waiting: before a manual there may be
 * a thousand others.
 */
export const sweepManuals = (ports: Ports) => async (): Promise<SweepOutcome> => {
  const outcome = { enqueued: 0, failed: 0 };
  const before = ports.now();
  await sweepPages(ports, {
    name: 'manuals',
    failed: 'abandoned manual not swept',
    // A lease ends after the write that took it: nothing that is stuck was changed since.
    list: (after) => ports.manuals.listUnchanged(['processing', 'vectorizing'], { before }, after),
    settle: async ({ uid, manual }) => {
      const end = await settle(ports, uid, manual, before);
      if (end) outcome[end] += 1;
    },
  });
  return outcome;
};

async function settle(
  ports: Ports,
  uid: string,
  manual: ManualRecord,
  before: Date,
): Promise<keyof SweepOutcome | null> {
  const stuck = stuckBy(manual, before);
  if (stuck === null) return null;
  if (stuck === 'abandoned') return settleAbandoned(ports, uid, manual);
  await ports.queue.enqueue(uid, manual.id, turnOf(manual));
  return 'enqueued';
}

async function settleAbandoned(
  { manuals, queue }: Pick<Ports, 'manuals' | 'queue'>,
  uid: string,
  manual: ManualRecord,
): Promise<keyof SweepOutcome | null> {
  const swept = await manuals.update(uid, manual.id, (current) =>
    isStillStuck(current, manual) ? changeOf(current) : null,
  );
  if (!swept || !isSwept(swept, manual)) return null;
  if (swept.status === 'failed') return 'failed';
  await queue.enqueue(uid, manual.id, turnOf(swept));
  return 'enqueued';
}

/** Nobody touched it since it was found. */
const isStillStuck = (current: ManualRecord, found: ManualRecord): boolean =>
  isBusy(current.status) && current.updatedAt.getTime() === found.updatedAt.getTime();

const isSwept = (now: ManualRecord, found: ManualRecord): boolean =>
  now.lease === null && (now.status === 'failed' || now.sweeps === found.sweeps + 1);

function changeOf(manual: ManualRecord): Partial<ManualRecord> {
  if (manual.sweeps < MAX_SWEEPS) {
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
