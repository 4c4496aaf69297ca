import { useMutation } from '@tanstack/react-query';
import { logout } from '@contract';
import { call } from '../../lib/api-client';
import { sentenceOf } from '../../lib/api-error';
import { useToast } from '../../ui/toast';

/**
 * Signs out at Firebase and at our server, then leaves by loading `landing` as a new document: what this one holds in
 * memory (reactfire's subscriptions, the cache) must not meet the next owner.
 */
export function useLogout(landing: string) {
  const showToast = useToast();
  return useMutation({
    mutationFn: async () => {
      const { signOutOfFirebase } = await import('../../firebase/sign-out');
      await signOutOfFirebase();
      await call(logout);
    },
    onSuccess: () => window.location.assign(landing),
    onError: (error) =>
      showToast({
        title: 'Error al cerrar sesión',
        description: sentenceOf(error, 'Error desconocido'),
        error,
        severity: 'error',
      }),
  });
}
