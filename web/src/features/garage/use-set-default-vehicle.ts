import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listVehicles, updateVehicle } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { invalidateUnder } from '../../lib/api/queries';
import { english } from '../../ui/english';
import { useToast } from '../../ui/toast';

/** Makes a vehicle the one that questions are about. */
export function useSetDefaultVehicle() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: number) => call(updateVehicle, { params: { id }, body: { isDefault: true } }),
    onSuccess: () => showToast({ title: english('Default vehicle updated'), severity: 'success' }),
    onError: (error) =>
      showToast({
        title: english('Failed to update default vehicle'),
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    // Also after a refusal: it may have gone by another way.
    onSettled: () => invalidateUnder(client, listVehicles.path),
  });
}
