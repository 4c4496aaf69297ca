import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSearches } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { dropSearches, refreshLists } from '../../lib/api/search-history';
import { useToast } from '../../ui/toast';

/** Removes all of the owner's questions, or all but those that are kept. */
export function useClearHistory(onSettled: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (keepSaved: boolean) =>
      call(deleteSearches, keepSaved ? { query: { keepSaved: 'true' } } : {}),
    onSuccess: (_, keepSaved) =>
      dropSearches(client, ({ savedAt }) => !keepSaved || savedAt === null),
    onError: (error) =>
      toast({
        title: 'Error al eliminar el historial',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    onSettled: () => {
      onSettled();
      void refreshLists(client);
    },
  });
}
