import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSearch } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { dropSearches, refreshLists } from '../../lib/api/search-history';
import { useToast } from '../../ui/toast';

type Deletion = {
  /** Numbers of a question, one for each time that it was asked. */
  ids: readonly number[];
  /** Called while the entry is still on the screen: whoever acts there goes on elsewhere. */
  beforeItGoes: () => void;
};

/** Removes one question from the history, each time that it was asked. */
export function useDeleteSearch() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ ids }: Deletion) => {
      for (const id of ids) await call(deleteSearch, { params: { id } });
    },
    onSuccess: async (_, { ids, beforeItGoes }) => {
      beforeItGoes();
      await dropSearches(client, ({ id }) => ids.includes(id));
    },
    onError: (error) =>
      toast({
        title: 'Error al eliminar la búsqueda',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
    // An older one may take its place in the list.
    onSettled: () => void refreshLists(client),
  });
}
