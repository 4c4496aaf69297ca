import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteVehicle, listManuals, listVehicles } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { invalidateUnder } from '../../lib/api/queries';
import { english } from '../../ui/english';
import { useToast } from '../../ui/toast';

/** Deletes a vehicle with its manuals. */
export function useDeleteVehicle() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: number) => call(deleteVehicle, { params: { id } }),
    onSuccess: () => showToast({ title: english('Vehicle deleted'), severity: 'success' }),
    onError: (error) =>
      showToast({
        title: english('Failed to delete vehicle'),
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    // Also after a refusal: it may have gone by another way.
    onSettled: () =>
      Promise.all([
        invalidateUnder(client, listVehicles.path),
        invalidateUnder(client, listManuals.path),
      ]),
  });
}
