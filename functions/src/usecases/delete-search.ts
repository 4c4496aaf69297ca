import { AppError } from '../domain/faults/app-error';
import type { Searches } from '../domain/ports';

/** Removes one question with its answer from the owner's history. */
export const deleteSearch =
  ({ searches }: { searches: Pick<Searches, 'delete'> }) =>
  async (uid: string, id: number): Promise<void> => {
    if (!(await searches.delete(uid, id))) throw new AppError('SEARCH_NOT_FOUND');
  };
