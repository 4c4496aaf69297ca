import { useQuery } from '@tanstack/react-query';
import type { Manual } from '@contract';
import { refreshInterval } from './manual-list';
import { manualsQuery } from './use-manuals';
import { useOldReadings } from './use-old-readings';
import { useSpokenOutcomes } from './use-spoken-outcomes';
import { useUploadedManuals } from './use-uploaded-manuals';

const NONE: readonly Manual[] = [];

/**
 * Follows the owner's manuals on whatever page the owner is: asks for them while one is being read, tells what became of
 * it, and rests while nothing moves.
 */
export function useManualWatch() {
  const uploaded = useUploadedManuals();
  const manuals = useQuery({
    ...manualsQuery,
    refetchInterval: ({ state }) => refreshInterval(state.data ?? [], uploaded, false),
  });
  useOldReadings(manuals.data);
  return { manuals: manuals.data ?? NONE, spoken: useSpokenOutcomes(manuals.data) };
}
