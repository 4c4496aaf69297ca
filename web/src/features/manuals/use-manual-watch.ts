import { useQuery } from '@tanstack/react-query';
import { refreshInterval } from './manual-list';
import { manualsQuery } from './use-manuals';
import { useOldReadings } from './use-old-readings';
import { useOutcomeToasts } from './use-outcome-toasts';
import { useUploadedManuals } from './use-uploaded-manuals';

/**
 * Follows the owner's manuals on whatever page the owner is: asks for them while one is being read, says what became of
 * it, and rests while nothing moves.
 */
export function useManualWatch() {
  const uploaded = useUploadedManuals();
  const manuals = useQuery({
    ...manualsQuery,
    refetchInterval: ({ state }) => refreshInterval(state.data ?? [], uploaded, false),
  });
  useOutcomeToasts(manuals.data);
  useOldReadings(manuals.data);
  return manuals;
}
