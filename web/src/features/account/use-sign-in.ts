import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errors, firebaseLogin } from '@contract';
import { authErrorCode } from '../../firebase/auth-error';
import { useIdentity, type Identity } from '../../firebase/use-identity';
import { call } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { setSessionUser } from '../../lib/session';
import { useToast, type Toast } from '../../ui/toast';
import { signInSentence, type SignInMethod } from './sign-in-texts';

type Attempt = {
  method: SignInMethod;
  /** Asks the provider for the proof of identity. */
  identify: (identity: Identity) => Promise<string>;
};

/** The server's refusal of an identity, in the words of the specification. */
function syncToast(error: unknown): Toast {
  if (error instanceof ApiError && error.status === 403) {
    const description = error.code ? error.sentence : errors.INVITATION_ONLY.sentence;
    return { title: 'Acceso restringido', description, severity: 'error' };
  }
  return {
    title: 'Error de sincronización',
    description: 'No se pudo sincronizar tu cuenta',
    severity: 'error',
  };
}

/** Signs in at a provider, then at our server, whose cookie is the session. The guards do the rest. */
export function useSignIn() {
  const identity = useIdentity();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async ({ method, identify }: Attempt) => {
      let idToken: string;
      try {
        idToken = await identify(identity);
      } catch (error) {
        const description = signInSentence(authErrorCode(error), method);
        showToast({ title: 'Error al iniciar sesión', description, severity: 'error' });
        return;
      }
      try {
        const { user } = await call(firebaseLogin, { body: { idToken } });
        setSessionUser(client, user);
      } catch (error) {
        showToast(syncToast(error));
      } finally {
        // Refused or not, Firebase has done its part.
        await identity.signOut();
      }
    },
  });
}
