import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { updateUser, type profileSchema } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { setSessionUser } from '../../lib/api/session';
import { useToast } from '../../ui/toast';

type Change = Partial<z.infer<typeof profileSchema>>;

/** Changes the owner's profile; every place that shows it follows at once. */
export function useUpdateProfile() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (body: Change) => call(updateUser, { body }),
    onSuccess: (user) => {
      setSessionUser(client, user);
      showToast({ title: 'Perfil actualizado', severity: 'success' });
    },
    onError: (error) =>
      showToast({
        title: 'Error al actualizar perfil',
        description: sentenceOf(error, 'Ha ocurrido un error desconocido'),
        error,
        severity: 'error',
      }),
  });
}
