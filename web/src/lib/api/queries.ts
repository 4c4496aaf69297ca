import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@contract';
import { call, pathOf } from './api-client';

/** A cached GET: its key is its path, by which `invalidateUnder` finds it. */
export function queryOf<Params, Response>(
  endpoint: Endpoint<Params, Record<string, never>, Response>,
  params?: Params,
  query?: Record<string, string>,
) {
  return queryOptions({
    queryKey: [pathOf(endpoint.path, params as Record<string, unknown> | undefined, query)],
    queryFn: ({ signal }) =>
      call(endpoint, { ...(params && { params }), ...(query && { query }), signal }),
  });
}

/**
 * Has everything asked for again that was answered under a path, and what belongs to its parts: nothing grows old by itself
 * (see `createQueryClient`), so whoever changes something at the server says so here.
 */
export const invalidateUnder = (client: QueryClient, path: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => `${String(key)}/`.startsWith(`${path}/`),
  });
