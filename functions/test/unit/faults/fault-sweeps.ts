import type { ManualFiles } from '../../../src/domain/ports';
import type { ManualRecord } from '../../../src/domain/ports/records';
import type { Revisions } from '../../../src/domain/manuals/revisions';
import type { SweepPlaces } from '../../../src/domain/ports/sweeps';
import type { fakeManuals } from '../../../src/testing/fake-manuals';
import { onePage } from '../../../src/testing/sweeping';
import { removeManual } from '../../../src/usecases/remove-manual';
import { rereadManuals } from '../../../src/usecases/reread-manuals';
import { sweepDeletions } from '../../../src/usecases/sweep-deletions';
import { sweepManuals } from '../../../src/usecases/sweep-manuals';
import { sweepOvertaken } from '../../../src/usecases/sweep-overtaken';

/** The reader's version in a fault world. */
export const VERSION = 2;
const UID = 'ana';

type Ports = {
  manuals: ReturnType<typeof fakeManuals>;
  revisions: Revisions;
  files: Pick<ManualFiles, 'deleteAll'>;
  places: SweepPlaces;
  queue: string[];
  now: () => Date;
};

/** What the schedules do with the only manual of a fault world, and what its owner does who deletes it. */
export function faultSweeps({ manuals, revisions, files, places, queue, now }: Ports) {
  let deletedAt: Date | null = null;
  const found = (isFound: (manual: ManualRecord) => boolean) => {
    const manual = manuals.current();
    return onePage(manual !== null && isFound(manual) ? [{ uid: UID, manual }] : []);
  };
  const ports = {
    manuals: {
      update: manuals.update,
      listUnchanged: async (statuses: readonly ManualRecord['status'][]) =>
        found(({ status }) => statuses.includes(status)),
      listOvertaken: async (before: Date) =>
        found(({ overtakenAt }) => overtakenAt !== null && overtakenAt < before),
      delete: async () => {
        const isThere = manuals.current() !== null;
        manuals.remove();
        if (isThere) deletedAt = now();
        return isThere;
      },
    },
    queue: { enqueue: async () => void queue.push('task') },
    deletedManuals: {
      list: async (before: Date) =>
        onePage(deletedAt !== null && deletedAt < before ? [{ uid: UID, manualId: 1 }] : []),
      forget: async () => {
        deletedAt = null;
      },
    },
    warn: (event: string, error: unknown) => {
      throw new Error(event, { cause: error });
    },
    ...{
      revisions,
      files,
      places,
      now,
      readerVersion: VERSION,
      isSpendingStopped: () => Promise.resolve(false),
    },
  };
  return {
    /** Those that hand manuals to the queue. */
    sweep: async () => {
      await sweepManuals(ports)();
      await rereadManuals(ports)();
    },
    /** Those that look after deletions, and after workers that outslept their right, when their time has come. */
    late: async () => {
      await sweepDeletions(ports)();
      await sweepOvertaken(ports)();
    },
    remove: () => removeManual(ports)(UID, 1),
  };
}
