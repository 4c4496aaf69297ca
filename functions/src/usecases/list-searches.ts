import { MAX_LISTED_SEARCHES, type SearchHistoryItem } from '@contract';
import type { Searches } from '../domain/ports';
import type { SearchFilter } from '../domain/ports/stored-searches';

/** The owner's questions, the newest first: those before a number, or only those that are kept. */
export function listSearches({ searches }: { searches: Pick<Searches, 'list'> }) {
  return async (uid: string, filter: SearchFilter = {}): Promise<SearchHistoryItem[]> =>
    (await searches.list(uid, MAX_LISTED_SEARCHES, filter)).map(
      ({ id, query, understoodAs, vehicleId, confidence, createdAt, savedAt }) => ({
        id,
        query,
        ...(understoodAs !== undefined && { understoodAs }),
        vehicleId,
        confidence,
        createdAt: createdAt.toISOString(),
        savedAt: savedAt?.toISOString() ?? null,
      }),
    );
}
