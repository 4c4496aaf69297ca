import { isBusy } from '../domain/manuals/manual-status';
import type { Manuals, RevisionKey } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import type { Revisions } from '../domain/manuals/revisions';
import { deleteUnseen } from './delete-unseen';
import { LATE_WRITES_MS } from './sweep-deletions';
import { sweepPages, type SweepPorts } from './sweep-pages';

type Ports = SweepPorts & {
  manuals: Pick<Manuals, 'listOvertaken' | 'update'>;
  revisions: Pick<Revisions, 'deleteRevision'>;
};

/**
 * Deletes what a worker may have written after it had outslept its right and another one had read the manual: passages
 * of a revision that no question sees. Where it lives on it deletes them itself; where it died nobody else looks for
 * them. Returns how many manuals it looked after.
 */
export const sweepOvertaken = (ports: Ports) => async (): Promise<number> => {
  const before = timeOf(ports.now());
  let swept = 0;
  await sweepPages(ports, {
    name: 'overtaken',
    failed: 'overtaken worker not swept',
    list: (after) => ports.manuals.listOvertaken(before, after),
    settle: async ({ uid, manual }) => {
      // Its worker's revision, also of a reading that nobody sees, is not to be told from one that broke off. It ends, and
      // then it is looked after.
      if (isBusy(manual.status) || manual.lease !== null) return;
      await deleteUnseen(ports, uid, keyOf(manual), manual.activeRevision);
      await ports.manuals.update(uid, manual.id, (current) =>
        isUntouched(current, manual) ? { overtakenAt: null } : null,
      );
      swept += 1;
    },
  });
  return swept;
};

/** When no write of the worker is under way any more. */
const timeOf = (now: Date): Date => new Date(now.getTime() - LATE_WRITES_MS);

/** A reading that begins meanwhile has a later revision than the last one here. */
const keyOf = ({ id: manualId, lastRevision: revision }: ManualRecord): RevisionKey => ({
  manualId,
  revision,
});

const isUntouched = (current: ManualRecord, found: ManualRecord): boolean =>
  current.overtakenAt?.getTime() === found.overtakenAt?.getTime();
