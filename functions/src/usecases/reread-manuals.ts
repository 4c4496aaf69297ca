import type { Manuals, ReadingQueue } from '../domain/ports';
import { changeOfRereading } from '../domain/rereading';
import { turnOf } from '../domain/reading-turn';
import type { Spending } from '../domain/usage-ports';
import { sweepPages, type SweepPorts } from './sweep-pages';

/** Handed to the queue in a run, less what owners wait for: the queue's workers are five. */
export const MOST_AT_ONCE = 3;

type Ports = SweepPorts & {
  manuals: Pick<Manuals, 'listUnchanged' | 'update'>;
  queue: ReadingQueue;
  readerVersion: number;
  isSpendingStopped: Spending['isStopped'];
};

/**
 * Has manuals read again that an older reader read, a few at a time, after everything that owners wait for, and never while
 * spending is stopped. Looks at all that can be asked, run after run: those that were stored before there were versions
 * are in no index of them. Returns how many were handed to the queue.
 */
export const rereadManuals = (ports: Ports) => async (): Promise<number> => {
  const { manuals, queue, readerVersion, isSpendingStopped, now } = ports;
  if (await isSpendingStopped()) return 0;
  const before = now();
  const waiting = await manuals.listUnchanged(['processing', 'vectorizing'], { before }, null);
  const room = MOST_AT_ONCE - waiting.found.length;
  if (room <= 0) return 0;
  let asked = 0;
  await sweepPages(ports, {
    name: 'rereading',
    failed: 'manual not read again',
    isOver: () => asked >= room,
    list: (after) => manuals.listUnchanged(['completed', 'ready'], { before }, after),
    settle: async ({ uid, manual }) => {
      const at = now();
      // Most are up to date, which needs no transaction to see.
      if (changeOfRereading(manual, readerVersion, at) === null) return;
      const changed = await manuals.update(uid, manual.id, (current) =>
        changeOfRereading(current, readerVersion, at),
      );
      const { rereading } = changed ?? {};
      if (!changed || rereading?.ended !== null || rereading.askedAt.getTime() !== at.getTime())
        return;
      await queue.enqueue(uid, manual.id, turnOf(changed));
      asked += 1;
    },
  });
  return asked;
};
