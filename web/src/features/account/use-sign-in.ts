import { useMutation, useQueryClient } from '@tanstack/react-query';
import { firebaseLogin, sentences } from '@contract';
import {
  authErrorCode,
  PROVIDER_OUT_OF_REACH,
  type Identity,
  type Proof,
} from '../../firebase/identity';
import { useIdentity } from '../../firebase/identity-provider';
import { call } from '../../lib/api/api-client';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { setSessionUser } from '../../lib/api/session';
import { useToast, type Toast } from '../../ui/toast';
import { logRefusedDomain } from './refused-domain';
import { signInSentence, WRONG_CREDENTIALS, type SignInMethod } from './sign-in-texts';

type Attempt = {
  method: SignInMethod;
  /** Asks the provider for the proof of identity. */
  identify: (identity: Identity) => Promise<Proof>;
};

/**
 * `refused`: address or password are wrong. `unreachable`: the provider never answered. `unverified`: the address has
 * still to be confirmed.
 */
export type SignInOutcome = 'signedIn' | 'failed' | 'refused' | 'unreachable' | 'unverified';

/** The server's refusal of an identity, in the words of the specification. */
function syncToast(error: unknown): Toast {
  if (error instanceof ApiError && error.status === 403) {
    const description = sentenceOf(error, sentences.INVITATION_ONLY);
    return { title: 'Acceso restringido', description, error, severity: 'error' };
  }
  return {
    title: 'Error de sincronización',
    description: 'No se pudo sincronizar tu cuenta',
    error,
    severity: 'error',
  };
}

const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED';

/** Turns a proof of identity into a session at our server. */
function useSync() {
  const identity = useIdentity();
  const client = useQueryClient();
  const showToast = useToast();
  return async ({ idToken, email }: Proof): Promise<SignInOutcome> => {
    try {
      const { user } = await call(firebaseLogin, { body: { idToken } });
      setSessionUser(client, user);
      return 'signedIn';
    } catch (error) {
      logRefusedDomain(error, email);
      showToast(syncToast(error));
      return isUnverified(error) ? 'unverified' : 'failed';
    } finally {
      // Refused or not, Firebase has done its part.
      await identity.signOut();
    }
  };
}

/** Signs in at a provider, then at our server, whose cookie is the session. The guards do the rest. */
export function useSignIn() {
  const identity = useIdentity();
  const showToast = useToast();
  const sync = useSync();
  return useMutation({
    mutationFn: async ({ method, identify }: Attempt): Promise<SignInOutcome> => {
      let proof: Proof;
      try {
        proof = await identify(identity);
      } catch (error) {
        const code = authErrorCode(error);
        const description = signInSentence(code, method);
        showToast({ title: 'Error al iniciar sesión', description, severity: 'error' });
        if (code === PROVIDER_OUT_OF_REACH) return 'unreachable';
        return description === WRONG_CREDENTIALS ? 'refused' : 'failed';
      }
      return sync(proof);
    },
  });
}
