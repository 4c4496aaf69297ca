import { AppError } from '../domain/faults/app-error';
import { statusStands } from '../domain/manuals/manual-edit';
import type { EnteredFile } from '../domain/ports';
import type { Spending } from '../domain/ports/usage';
import type { CreatedManual, createManual } from './create-manual';
import type { findWaitingManual } from './find-waiting-manual';
import type { getManual } from './get-manual';
import type { ManualWithVehicle } from './manual-with-vehicle';
import type { openUploadSession } from './open-upload-session';
import type { updateManual } from './update-manual';
import type { uploadManual } from './upload-manual';
import type { uploadManualFile } from './upload-manual-file';
import type { WithinQuota } from './within-quota';

/** Everything of a shelf that ends in a manual being read. */
type Shelf = {
  getManual: ReturnType<typeof getManual>;
  findWaitingManual: ReturnType<typeof findWaitingManual>;
  createManual: ReturnType<typeof createManual>;
  openUploadSession: ReturnType<typeof openUploadSession>;
  uploadManual: ReturnType<typeof uploadManual>;
  uploadManualFile: ReturnType<typeof uploadManualFile>;
  updateManual: ReturnType<typeof updateManual>;
};

type LimitedShelf = Omit<Shelf, 'getManual' | 'findWaitingManual' | 'createManual'> & {
  createManual: (uid: string, manual: EnteredFile) => Promise<ManualWithVehicle>;
};

type Ports = { shelf: Shelf; within: WithinQuota; isReadingPaused: Spending['isStopped'] };

const wasThere = ({ isNew }: CreatedManual): boolean => !isNew;

/** The shelf within the owner's quota; nothing new is read while maintainers have stopped spending. */
export function limitedShelf({ shelf, within, isReadingPaused }: Ports): LimitedShelf {
  const unlessPaused =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (await isReadingPaused()) throw new AppError('READING_PAUSED');
      return work(...args);
    };
  const readAgain = unlessPaused<
    Parameters<Shelf['updateManual']>,
    Awaited<ReturnType<Shelf['updateManual']>>
  >((uid, ...rest) => within.reading(uid, () => shelf.updateManual(uid, ...rest)));
  return {
    /** One whose upload goes on, or that another tab enters in this moment, is counted once. */
    createManual: unlessPaused(
      async (uid, manual) =>
        (await shelf.findWaitingManual(uid, manual)) ??
        within.reading(uid, () => shelf.createManual(uid, manual), wasThere),
    ),
    openUploadSession: unlessPaused(shelf.openUploadSession),
    uploadManual: unlessPaused((uid, upload) =>
      within.form(uid, () => shelf.uploadManual(uid, upload)),
    ),
    uploadManualFile: unlessPaused(shelf.uploadManualFile),
    updateManual: async (uid, id, edit) =>
      edit.status === 'processing' && !statusStands(await shelf.getManual(uid, id), edit)
        ? readAgain(uid, id, edit)
        : shelf.updateManual(uid, id, edit),
  };
}
