import { useQuery } from '@tanstack/react-query';
import { listSearches, type SearchHistoryItem } from '@contract';
import { queryOf } from './queries';

export const searchHistoryQuery = queryOf(listSearches);

/** The owner's questions, the newest first. */
export const useSearchHistory = () => useQuery(searchHistoryQuery);

/** Each question about a vehicle once, where it was asked last: what a short list has room for. */
export const distinctSearches = (searches: readonly SearchHistoryItem[]): SearchHistoryItem[] =>
  searches.filter(
    ({ query, vehicleId }, index) =>
      searches.findIndex((other) => other.query === query && other.vehicleId === vehicleId) ===
      index,
  );
