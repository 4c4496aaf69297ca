import { AppError } from '../domain/app-error';
import type { Chunks, LexicalIndexes, ManualFiles, Manuals } from '../domain/ports';

type Ports = {
  manuals: Pick<Manuals, 'update' | 'delete'>;
  chunks: Pick<Chunks, 'deleteOf'>;
  indexes: Pick<LexicalIndexes, 'deleteOf'>;
  files: Pick<ManualFiles, 'deleteAll'>;
};

/**
 * Deletes a manual with everything that was made of it. The record goes last: who asks again after a deletion that
 * broke off finishes it. From the first step on no question finds the manual and no worker may go on with it.
 */
export const deleteManual =
  ({ manuals, chunks, indexes, files }: Ports) =>
  async (uid: string, id: number): Promise<void> => {
    const manual = await manuals.update(uid, id, () => ({
      status: 'deleted',
      activeRevision: null,
      lease: null,
    }));
    if (!manual) throw new AppError('MANUAL_NOT_FOUND');
    await chunks.deleteOf(uid, id);
    await indexes.deleteOf(uid, id);
    await files.deleteAll(uid, id);
    await manuals.delete(uid, id);
  };
