import type { ManualFiles } from '../domain/ports';
import type { Revisions } from '../domain/manuals/revisions';
import type { DeletedManuals } from '../domain/ports/sweeps';
import { sweepPages, type SweepPorts } from './sweep-pages';

/** When no write of a worker is under way any more: a task lasts 30 minutes at most. */
export const LATE_WRITES_MS = 60 * 60_000;

type Ports = SweepPorts & {
  deletedManuals: DeletedManuals;
  revisions: Pick<Revisions, 'deleteOf'>;
  files: Pick<ManualFiles, 'deleteAll'>;
};

/**
 * Deletes once more what belongs to manuals that are gone: a worker that died in the middle may have left passages after
 * the deletion. Numbers of manuals are never given again. Returns how many manuals it forgot.
 */
export const sweepDeletions = (ports: Ports) => async (): Promise<number> => {
  const { deletedManuals, revisions, files } = ports;
  const before = new Date(ports.now().getTime() - LATE_WRITES_MS);
  return sweepPages(ports, {
    name: 'deletions',
    failed: 'deletion not swept',
    list: (after) => deletedManuals.list(before, after),
    settle: async ({ uid, manualId }) => {
      await revisions.deleteOf(uid, manualId);
      await files.deleteAll(uid, manualId);
      await deletedManuals.forget(uid, manualId);
    },
  });
};
