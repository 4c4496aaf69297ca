import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSearch, type SearchHistoryItem } from '@contract';
import { call } from '../../lib/api-client';
import { sentenceOf } from '../../lib/api-error';
import { searchHistoryQuery } from '../../lib/search-history';
import { useToast } from '../../ui/toast';

type Deletion = {
  search: SearchHistoryItem;
  /** Called while the entry is still on the screen: whoever acts there goes on elsewhere. */
  beforeItGoes: () => void;
};

/** Removes one question from the history. */
export function useDeleteSearch() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ search: { id } }: Deletion) => call(deleteSearch, { params: { id } }),
    onSuccess: async (_, { search, beforeItGoes }) => {
      await client.cancelQueries(searchHistoryQuery);
      beforeItGoes();
      client.setQueryData(searchHistoryQuery.queryKey, (last) =>
        last?.filter(({ id }) => id !== search.id),
      );
    },
    onError: (error) =>
      toast({
        title: 'Error al eliminar la búsqueda',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    // An older one may take its place in the list.
    onSettled: () => void client.invalidateQueries(searchHistoryQuery),
  });
}
