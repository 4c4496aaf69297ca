import { useQuery } from '@tanstack/react-query';
import { getHealth, type Health } from '@contract';
import { queryOf } from '../../lib/api/queries';

/** How often the state is asked for, in milliseconds. */
const REFRESH_MS = 30_000;

export type Reachability = 'unknown' | 'reachable' | 'unreachable';

/** The state of the service, asked for again and again; the last answer stays when none comes. */
export function useHealth() {
  const query = useQuery({
    ...queryOf(getHealth),
    // A look at what goes on now: of the last one nothing is kept.
    gcTime: 0,
    refetchInterval: REFRESH_MS,
  });
  // A further attempt resets the error of a query that never had data; nothing has changed until it ends.
  const hasFailed = query.isError || (query.isPending && query.errorUpdateCount > 0);
  const reachability: Reachability = hasFailed
    ? 'unreachable'
    : query.isPending
      ? 'unknown'
      : 'reachable';
  const health: Health | null = query.data ?? null;
  return { health, reachability, isFetching: query.isFetching, refetch: query.refetch };
}
