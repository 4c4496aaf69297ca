import type { Manuals, ReadingQueue } from '../domain/ports';
import { turnOf } from '../domain/manuals/reading-turn';
import type { ManualRecord } from '../domain/ports/records';
import { changeOfRereading, mayBeLost } from '../domain/manuals/rereading';
import type { Spending } from '../domain/ports/usage';
import { sweepPages, type SweepPorts } from './sweep-pages';

type Ports = SweepPorts & {
  manuals: Pick<Manuals, 'listUnchanged' | 'update'>;
  queue: ReadingQueue;
  readerVersion: number;
  isSpendingStopped: Spending['isStopped'];
};

/**
 * Has manuals read again that an older reader read: one task for each, in a queue of their own, whose rate says how fast they are
 * read. Nothing is handed over while spending is stopped. Looks at all that can be asked, run after run: those that were
 * stored before there were versions are in no index of them. Returns how many were handed to the queue.
 */
export const rereadManuals = (ports: Ports) => async (): Promise<number> => {
  const { manuals, queue, isSpendingStopped, now } = ports;
  if (await isSpendingStopped()) return 0;
  const before = now();
  let asked = 0;
  await sweepPages(ports, {
    name: 'rereading',
    failed: 'manual not read again',
    list: (after) => manuals.listUnchanged(['completed', 'ready'], { before }, after),
    settle: async ({ uid, manual }) => {
      const due = await dueNow(ports, uid, manual);
      if (!due) return;
      await queue.enqueue(uid, manual.id, turnOf(due));
      asked += 1;
    },
  });
  return asked;
};

/** The manual as it is handed over; null where there is nothing to hand over now. */
async function dueNow(
  { manuals, readerVersion, now }: Ports,
  uid: string,
  manual: ManualRecord,
): Promise<ManualRecord | null> {
  const at = now();
  // Most are up to date, or wait, which needs no transaction to see.
  if (changeOfRereading(manual, readerVersion, at) === null) {
    return mayBeLost(manual, readerVersion, at) ? manual : null;
  }
  const changed = await manuals.update(uid, manual.id, (current) =>
    changeOfRereading(current, readerVersion, at),
  );
  const rereading = changed?.rereading;
  const isAsked = rereading?.ended === null && rereading.askedAt.getTime() === at.getTime();
  return changed && isAsked ? changed : null;
}
