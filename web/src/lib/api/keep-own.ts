import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listSearches, listVehicles, updateVehicle, type VehicleEdit } from '@contract';
import { call } from './api-client';
import { invalidateUnder } from './queries';

/** Of what its manuals tell apart, what the vehicle is and has: its version, its tyres. */
export type Own = Pick<VehicleEdit, 'version' | 'tyreSize'>;

/** Keeps with the vehicle what it is of that: its page and its answers are shown by it. */
export function useKeepOwn(vehicleId: number, onError: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Own) => call(updateVehicle, { params: { id: vehicleId }, body }),
    onSuccess: () =>
      Promise.all([
        invalidateUnder(client, listVehicles.path),
        invalidateUnder(client, listSearches.path),
      ]),
    onError,
  });
}
