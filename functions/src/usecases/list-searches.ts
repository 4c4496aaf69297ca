import { MAX_LISTED_SEARCHES, type SearchHistoryItem } from '@contract';
import type { Searches } from '../domain/ports';

/** The owner's last questions, the newest first. */
export function listSearches({ searches }: { searches: Pick<Searches, 'list'> }) {
  return async (uid: string): Promise<SearchHistoryItem[]> =>
    (await searches.list(uid, MAX_LISTED_SEARCHES)).map(
      ({ id, query, vehicleId, confidence, createdAt }) => ({
        id,
        query,
        vehicleId,
        confidence,
        createdAt: createdAt.toISOString(),
      }),
    );
}
