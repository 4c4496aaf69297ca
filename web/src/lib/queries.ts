import { QueryCache, QueryClient, MutationCache, queryOptions } from '@tanstack/react-query';
import { getUser, type Endpoint } from '@contract';
import { call, pathOf } from './api-client';
import { ApiError } from './api-error';

/** The specification's rules of data loading: no retries, no refetch on focus, never stale. */
export function createQueryClient(): QueryClient {
  // A session that ended while the app was open: the guards send its owner to the sign-in page.
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') {
      client.setQueryData([getUser.path], null);
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  });
  return client;
}

/** A cached GET: its key is its path, so `invalidateQueries({ queryKey: [path] })` finds it. */
export function queryOf<Params, Response>(
  endpoint: Endpoint<Params, Record<string, never>, Response>,
  params?: Params,
) {
  return queryOptions({
    queryKey: [pathOf(endpoint.path, params as Record<string, unknown> | undefined)],
    queryFn: ({ signal }) => call(endpoint, { ...(params && { params }), signal }),
  });
}
