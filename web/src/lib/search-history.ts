import { useQuery } from '@tanstack/react-query';
import { listSearches } from '@contract';
import { queryOf } from './queries';

export const searchHistoryQuery = queryOf(listSearches);

/** The owner's questions, the newest first. */
export const useSearchHistory = () => useQuery(searchHistoryQuery);
