import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listSearches, listVehicles, updateVehicle } from '@contract';
import { call } from './api-client';
import { invalidateUnder } from './queries';

/** Keeps with the vehicle which of a manual's versions it is: its page and its answers are shown by it. */
export function useKeepEngine(vehicleId: number, onError: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (engine: string) =>
      call(updateVehicle, { params: { id: vehicleId }, body: { engine } }),
    onSuccess: () =>
      Promise.all([
        invalidateUnder(client, listVehicles.path),
        invalidateUnder(client, listSearches.path),
      ]),
    onError,
  });
}
