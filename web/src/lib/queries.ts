import { queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '@contract';
import { call, pathOf } from './api-client';

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
