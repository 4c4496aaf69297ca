import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const queryKey = ['manuals whose file was sent'];
const NONE: ReadonlySet<number> = new Set();

/**
 * Manuals whose file has just been sent. The server takes a moment to say so itself, and the owner may be on another
 * page by then; the cache forgets them with the session.
 */
export const useUploadedManuals = (): ReadonlySet<number> =>
  useQuery<ReadonlySet<number>>({ queryKey, queryFn: skipToken }).data ?? NONE;

export function useRememberUpload(): (manualId: number) => void {
  const client = useQueryClient();
  return useCallback(
    (manualId) =>
      void client.setQueryData<ReadonlySet<number>>(queryKey, (last = NONE) =>
        new Set(last).add(manualId),
      ),
    [client],
  );
}
