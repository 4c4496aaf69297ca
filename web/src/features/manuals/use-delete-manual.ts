import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteManual, listManuals, type Manual } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { invalidateUnder } from '../../lib/api/queries';
import { useToast } from '../../ui/toast';

/** Deletes a manual with all that was read of it. */
export function useDeleteManual() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ id }: Manual) => call(deleteManual, { params: { id } }),
    onSuccess: () => toast({ title: 'Manual eliminado', severity: 'success' }),
    onError: (error) =>
      toast({
        title: 'Error al eliminar manual',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    onSettled: () => invalidateUnder(client, listManuals.path),
  });
}
