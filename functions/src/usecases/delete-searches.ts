import type { Searches } from '../domain/ports';

/** Empties the owner's history; an empty one is as good. */
export const deleteSearches =
  ({ searches }: { searches: Pick<Searches, 'deleteAll'> }) =>
  (uid: string): Promise<void> =>
    searches.deleteAll(uid);
