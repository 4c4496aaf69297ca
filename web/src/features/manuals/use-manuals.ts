import { useQuery } from '@tanstack/react-query';
import { listManuals, MANUALS_REFRESH_MS } from '@contract';
import { queryOf } from '../../lib/api/queries';
import { refreshInterval } from './manual-list';

export const manualsQuery = queryOf(listManuals);

/** The owner's manuals, asked for every 30 s, and quicker while one is being read. */
export const useManuals = (uploaded: ReadonlySet<number>) =>
  useQuery({
    ...manualsQuery,
    refetchInterval: ({ state }) => refreshInterval(state.data ?? [], uploaded, MANUALS_REFRESH_MS),
  });
