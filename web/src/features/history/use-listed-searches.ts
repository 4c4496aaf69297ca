import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_LISTED_SEARCHES, type SearchHistoryItem } from '@contract';
import { ApiError } from '../../lib/api/api-error';
import {
  olderSearchesQuery,
  savedSearchesQuery,
  searchCountsQuery,
  useSearchHistory,
} from '../../lib/api/search-history';

/** Each once: what was deleted makes the first of a page the last of the one before. */
const each = (searches: readonly SearchHistoryItem[]): SearchHistoryItem[] => [
  ...new Map(searches.map((search) => [search.id, search])).values(),
];

/** The questions that are listed: the newest and as many older ones as were asked for, or those that are kept. */
export function useListedSearches(wantsSavedOnly: boolean) {
  const newest = useSearchHistory();
  // Without a network the kept ones are all there is on this device.
  const isOffline = newest.error instanceof ApiError && newest.error.status === 0;
  const isSavedOnly = wantsSavedOnly || isOffline;
  const saved = useQuery({ ...savedSearchesQuery, enabled: isSavedOnly });
  const { data: counts } = useQuery(searchCountsQuery);
  const [before, setBefore] = useState<readonly number[]>([]);
  const older = useQueries({ queries: before.map(olderSearchesQuery) });
  const all = newest.data && each([...newest.data, ...older.flatMap(({ data }) => data ?? [])]);
  // Where nothing is kept, why the others are not there is what matters.
  const shown = isSavedOnly && !(isOffline && saved.error) ? saved : newest;
  const lastPage = older.at(-1)?.data ?? newest.data;
  const last = all?.at(-1);
  return {
    searches: isSavedOnly ? saved.data : all,
    /** Those of this device alone: the others cannot be had now. */
    isOffline,
    /** Undefined until it is known. */
    isEmpty: newest.data && newest.data.length === 0,
    /** Undefined until it is known. */
    counts,
    error: shown.data || shown.isFetching ? null : shown.error,
    retry: () => void shown.refetch(),
    hasMore: !isSavedOnly && lastPage?.length === MAX_LISTED_SEARCHES,
    isLoadingMore: older.some(({ isLoading }) => isLoading),
    showMore: () => {
      const failed = older.find(({ error }) => error);
      if (failed) void failed.refetch();
      else if (last) setBefore((pages) => [...pages, last.id]);
    },
  };
}
