import { useQuery, type QueryClient } from '@tanstack/react-query';
import {
  countSearches,
  getSearch,
  listSearches,
  type SearchHistoryItem,
  type StoredSearch,
} from '@contract';
import { queryOf } from './queries';
import { searchHistoryQuery } from './search-history-query';

export const savedSearchesQuery = queryOf(listSearches, undefined, { saved: 'true' });
export const searchCountsQuery = queryOf(countSearches);
export const olderSearchesQuery = (before: number) =>
  queryOf(listSearches, undefined, { before: String(before) });
export const storedSearchQuery = (id: number) => queryOf(getSearch, { id });

/** The owner's questions, the newest first. */
export const useSearchHistory = () => useQuery(searchHistoryQuery);

/** As what a question is told, and asked again: a follow-up says by itself too little. */
export const asUnderstood = ({
  query,
  understoodAs,
}: Pick<SearchHistoryItem, 'query' | 'understoodAs'>): string => understoodAs ?? query;

/** Each question about a vehicle once, where it was asked last: what a short list has room for. */
export const distinctSearches = (searches: readonly SearchHistoryItem[]): SearchHistoryItem[] =>
  searches.filter(
    (search, index) =>
      searches.findIndex(
        (other) =>
          asUnderstood(other) === asUnderstood(search) && other.vehicleId === search.vehicleId,
      ) === index,
  );

/** Has the lists of questions, and how many there are, asked for again. */
export async function refreshLists(client: QueryClient): Promise<void> {
  const base = String(searchHistoryQuery.queryKey[0]);
  await Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => String(key).split('?')[0] === base,
    }),
    client.invalidateQueries(searchCountsQuery),
  ]);
}

/** Takes questions from all lists at once, until these are asked for again. */
export async function dropSearches(
  client: QueryClient,
  isGone: (search: SearchHistoryItem) => boolean,
): Promise<void> {
  const base = String(searchHistoryQuery.queryKey[0]);
  const lists = {
    predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
      String(key).split('?')[0] === base,
  };
  await client.cancelQueries(lists);
  client.setQueriesData<SearchHistoryItem[]>(lists, (last) =>
    last?.filter((search) => !isGone(search)),
  );
}

/** Notes what changed of an answer, so that it is shown so wherever it is. */
export const noteChange = (
  client: QueryClient,
  id: number,
  change: Partial<StoredSearch>,
): StoredSearch | undefined =>
  client.setQueryData(storedSearchQuery(id).queryKey, (last) => last && { ...last, ...change });
