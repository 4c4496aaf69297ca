import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveSearch, unsaveSearch } from '@contract';
import { call } from '../../../lib/api/api-client';
import { sentenceOf } from '../../../lib/api/api-error';
import { noteChange, refreshLists } from '../../../lib/api/search-history';
import { useToast } from '../../../ui/toast';
import type { ShownAnswer } from './shown-answer';

/** Whether an answer is kept for good. */
export function useSaved({ id, savedAt }: Pick<ShownAnswer, 'id' | 'savedAt'>) {
  const client = useQueryClient();
  const toast = useToast();
  const note = (moment: string | null) => {
    if (id !== null) noteChange(client, id, { savedAt: moment });
  };
  const { mutate } = useMutation({
    mutationFn: (isWanted: boolean) =>
      call(isWanted ? saveSearch : unsaveSearch, { params: { id: id ?? 0 } }),
    onMutate: (isWanted) => {
      note(isWanted ? new Date().toISOString() : null);
      return savedAt;
    },
    onSuccess: (_, isWanted) => {
      void refreshLists(client);
      toast(
        isWanted
          ? {
              title: 'Respuesta guardada',
              description: 'Está en tu historial, en «Guardadas», hasta que la quites.',
              severity: 'success',
            }
          : {
              title: 'Ya no está guardada',
              description: 'Se conserva como las demás preguntas.',
              severity: 'success',
            },
      );
    },
    onError: (error, _, before) => {
      note(before ?? null);
      toast({
        title: 'No se ha podido guardar',
        description: sentenceOf(error),
        error,
        severity: 'error',
      });
    },
  });
  return { isSaved: savedAt !== null, toggle: () => mutate(savedAt === null) };
}
