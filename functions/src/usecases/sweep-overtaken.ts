import { isBusy } from '../domain/manual-status';
import type { RecognisedPages } from '../domain/ocr-ports';
import type { Manuals } from '../domain/ports';
import type { ManualRecord } from '../domain/records';
import type { Revisions } from '../domain/revisions';
import { LATE_WRITES_MS } from './sweep-deletions';
import { sweepPages, type SweepPorts } from './sweep-pages';

type Ports = SweepPorts & {
  manuals: Pick<Manuals, 'listOvertaken' | 'update'>;
  revisions: Pick<Revisions, 'deleteRevision'>;
  recognised: Pick<RecognisedPages, 'deleteOf'>;
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
      // Its worker's revision is not to be told from one that broke off. It ends, and then it is looked after.
      if (isBusy(manual.status)) return;
      await deleteUnseen(ports, uid, manual);
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

/** A reading that begins meanwhile has a later revision than these. */
async function deleteUnseen(
  { revisions, recognised }: Ports,
  uid: string,
  { id: manualId, activeRevision, lastRevision }: ManualRecord,
): Promise<void> {
  for (let revision = 1; revision <= lastRevision; revision++) {
    if (revision === activeRevision) continue;
    await revisions.deleteRevision(uid, { manualId, revision });
  }
  await recognised.deleteOf(uid, manualId);
}

const isUntouched = (current: ManualRecord, found: ManualRecord): boolean =>
  current.overtakenAt?.getTime() === found.overtakenAt?.getTime();
