import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listManuals, type Manual } from '@contract';
import { invalidateUnder } from '../../lib/api/queries';

type Moments = ReadonlyMap<number, string | null>;

const momentsOf = (manuals: readonly Manual[]): Moments =>
  new Map(manuals.map(({ id, settledAt }) => [id, settledAt]));

/** Has what was shown of a manual asked for again once it has been read anew: its chunks are others. */
export function useOldReadings(manuals: readonly Manual[] | undefined): void {
  const client = useQueryClient();
  const last = useRef<Moments>(new Map());
  useEffect(() => {
    if (!manuals) return;
    for (const { id, settledAt } of manuals) {
      const before = last.current.get(id);
      if (before !== undefined && before !== settledAt) {
        void invalidateUnder(client, `${listManuals.path}/${id}`);
      }
    }
    last.current = momentsOf(manuals);
  }, [manuals, client]);
}
