import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listManuals, updateManual, type Manual } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { invalidateUnder } from '../../lib/api/queries';
import { useToast } from '../../ui/toast';

/** Has a manual read again. */
export function useReprocessManual() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ id }: Manual) =>
      call(updateManual, { params: { id }, body: { status: 'processing' } }),
    onSuccess: () => toast({ title: 'Procesamiento reiniciado', severity: 'success' }),
    onError: (error) =>
      toast({
        title: 'Error al reiniciar procesamiento',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    onSettled: () => invalidateUnder(client, listManuals.path),
  });
}
