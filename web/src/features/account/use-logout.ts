import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logout } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { signOutOfDevice } from '../../lib/offline/owner-guard';
import { knownUser, setSessionUser } from '../../lib/api/session';
import { useToast } from '../../ui/toast';

/** Never fails: what Firebase holds goes with this document, and must not keep our session from ending. */
async function signOutOfProvider(): Promise<void> {
  try {
    const { signOutOfFirebase } = await import('../../firebase/auth');
    await signOutOfFirebase();
  } catch {
    console.info('Firebase could not be told of the sign-out');
  }
}

/**
 * Signs out at Firebase and at our server, then loads `landing` as a new document in the place of this one: what this one
 * holds in memory (reactfire's subscriptions, the cache) must not meet the next owner.
 */
export function useLogout(landing: string) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async () => {
      // First of all, and also where the server cannot be told.
      await signOutOfDevice(knownUser(client)?.id);
      await signOutOfProvider();
      await call(logout);
    },
    onSuccess: () => {
      setSessionUser(client, null);
      window.location.replace(landing);
    },
    onError: (error) =>
      showToast({
        title: 'Error al cerrar sesión',
        description: sentenceOf(error, 'Error desconocido'),
        error,
        severity: 'error',
      }),
  });
}
