import { AppError } from '../domain/faults/app-error';
import type { RemoveManual } from './remove-manual';

/** Deletes a manual for its owner. Of several deletions at once one does it; the others find it gone. */
export const deleteManual =
  ({ removeManual }: { removeManual: RemoveManual }) =>
  async (uid: string, id: number): Promise<void> => {
    if (!(await removeManual(uid, id))) throw new AppError('MANUAL_NOT_FOUND');
  };
