import { useQuery } from '@tanstack/react-query';
import { getManualStatus } from '@contract';
import { ApiError } from '../../lib/api/api-error';
import { queryOf } from '../../lib/api/queries';
import { isMoving, TRACK_REFRESH_MS } from './console-status';

export const manualStatusQuery = (id: number) => queryOf(getManualStatus, { id });

/** Whether the manual asked for is not there, or no longer. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'MANUAL_NOT_FOUND';

/** Where a manual stands, asked for again as long as background work can change it. */
export const useManualStatus = (id: number) =>
  useQuery({
    ...manualStatusQuery(id),
    // A look at what goes on now: of the last one nothing is kept.
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      data && isMoving(data.status) && !isGone(error) ? TRACK_REFRESH_MS : false,
  });
