import type { Searches } from '../domain/ports';

/** Empties the owner's history, but for what is kept where that is asked for; an empty one is as good. */
export const deleteSearches =
  ({ searches }: { searches: Pick<Searches, 'deleteAll'> }) =>
  (uid: string, keepSaved = false): Promise<void> =>
    searches.deleteAll(uid, { keepSaved });
