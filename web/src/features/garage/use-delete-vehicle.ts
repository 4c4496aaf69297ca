import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteVehicle, listManuals } from '@contract';
import { call } from '../../lib/api-client';
import { sentenceOf } from '../../lib/api-error';
import { vehiclesQuery } from '../../lib/vehicles';
import { english } from '../../ui/english';
import { useToast } from '../../ui/toast';

/** Deletes a vehicle with its manuals. */
export function useDeleteVehicle() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: number) => call(deleteVehicle, { params: { id } }),
    onSuccess: async () => {
      showToast({ title: english('Vehicle deleted'), severity: 'success' });
      await Promise.all([
        client.invalidateQueries({ queryKey: vehiclesQuery.queryKey }),
        client.invalidateQueries({ queryKey: [listManuals.path] }),
      ]);
    },
    onError: (error) =>
      showToast({
        title: english('Failed to delete vehicle'),
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
  });
}
