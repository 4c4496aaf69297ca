import { useQuery } from '@tanstack/react-query';
import type { SearchResponse, StoredSearch } from '@contract';
import { storedSearchQuery } from '../../../lib/api/search-history';

/** An answer as it is shown. Without a number it could not be kept: it has no address, and is gone with the page. */
export type ShownAnswer = Omit<StoredSearch, 'id'> & { id: number | null };

/** An answer that has just come, as the server would give it from now on. */
export const asShown = (
  answer: SearchResponse,
  { query, vehicleId }: Pick<StoredSearch, 'query' | 'vehicleId'>,
): ShownAnswer => ({
  ...answer,
  ...{ query, vehicleId, createdAt: new Date().toISOString() },
  ...{ savedAt: null, feedback: null, manualState: 'same' },
});

/** Of no answer. */
const NOBODYS = 0;

/** The answer that the address names, or the one that has just come and has none. */
export function useShownAnswer(id: number | null, unkept: ShownAnswer | null) {
  const stored = useQuery({ ...storedSearchQuery(id ?? NOBODYS), enabled: id !== null });
  return {
    answer: id === null ? unkept : (stored.data ?? null),
    error: id !== null && !stored.data ? stored.error : null,
    isLoading: id !== null && stored.isLoading,
    retry: () => void stored.refetch(),
  };
}

/** The answer that a follow-up goes on from; undefined of a question by itself, and where that one has been deleted. */
export const useTurnBefore = (id: number | undefined): StoredSearch | undefined =>
  useQuery({ ...storedSearchQuery(id ?? NOBODYS), enabled: id !== undefined }).data;
