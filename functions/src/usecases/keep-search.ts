import { MAX_SAVED_SEARCHES } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { StoredSearches } from '../domain/ports/stored-searches';

type Ports = { searches: Pick<StoredSearches, 'keep' | 'count'>; now: () => Date };

/** Keeps an answer beyond the time that questions are kept, as far as there is room for it. */
export const keepSearch =
  ({ searches, now }: Ports) =>
  async (uid: string, id: number): Promise<void> => {
    // Two that are kept at the same moment may both take the last place: one more does no harm.
    if ((await searches.count(uid)).saved >= MAX_SAVED_SEARCHES) {
      throw new AppError('TOO_MANY_SAVED');
    }
    if (!(await searches.keep(uid, id, now()))) throw new AppError('SEARCH_NOT_FOUND');
  };

/** From now on the answer stays as long as others do. */
export const unkeepSearch =
  ({ searches }: Pick<Ports, 'searches'>) =>
  async (uid: string, id: number): Promise<void> => {
    if (!(await searches.keep(uid, id, null))) throw new AppError('SEARCH_NOT_FOUND');
  };
