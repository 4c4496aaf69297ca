import { useQuery } from '@tanstack/react-query';
import { listManuals, MANUALS_REFRESH_MS } from '@contract';
import { queryOf } from '../../lib/api/queries';
import { isMoving, TRACK_REFRESH_MS } from './console-status';

const manualsQuery = queryOf(listManuals);

/** The owner's manuals: asked for as often as the manuals screen does, and quicker while one is being read. */
export const useConsoleManuals = () =>
  useQuery({
    ...manualsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, fileSize }) => fileSize > 0 && isMoving(status))
        ? TRACK_REFRESH_MS
        : MANUALS_REFRESH_MS,
  });
