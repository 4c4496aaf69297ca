import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSearches } from '@contract';
import { call } from '../../lib/api-client';
import { sentenceOf } from '../../lib/api-error';
import { searchHistoryQuery } from '../../lib/search-history';
import { useToast } from '../../ui/toast';

/** Removes all of the owner's questions. */
export function useClearHistory(onSettled: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(deleteSearches),
    onSuccess: async () => {
      await client.cancelQueries(searchHistoryQuery);
      client.setQueryData(searchHistoryQuery.queryKey, []);
    },
    onError: (error) =>
      toast({
        title: 'Error al eliminar el historial',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    onSettled: () => {
      onSettled();
      void client.invalidateQueries(searchHistoryQuery);
    },
  });
}
