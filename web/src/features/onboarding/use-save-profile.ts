import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUser, type User } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { setSessionUser } from '../../lib/api/session';
import { useToast } from '../../ui/toast';

type Profile = Pick<User, 'username' | 'displayName'> & { preferredLanguage: 'es' };

/** Changes the owner's profile on the way through the setup. */
export function useSaveProfile(onSaved: () => void) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (profile: Profile) => call(updateUser, { body: profile }),
    onSuccess: (user) => {
      setSessionUser(client, user);
      showToast({ title: 'Perfil actualizado', severity: 'success' });
      onSaved();
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
