import { useMutation } from '@tanstack/react-query';
import { register, type Credentials } from '@contract';
import { authErrorCode } from '../../firebase/identity';
import { useIdentity } from '../../firebase/identity-provider';
import { call } from '../../lib/api/api-client';
import { ApiError } from '../../lib/api/api-error';
import { useToast } from '../../ui/toast';
import { registrationSentence } from './sign-in-texts';

type Account = Credentials & { displayName?: string };

const ALREADY_THERE = 'auth/email-already-in-use';

/**
 * Our server decides about an address that has an account: one that nobody has confirmed is taken over (decision 0049).
 * Who owns the address learns by e-mail what to do; nobody else must learn that it has an account.
 */
async function registerAgain(account: Account): Promise<void> {
  try {
    await call(register, { body: account });
  } catch (error) {
    // To the uninvited Firebase does not say so either.
    if (!(error instanceof ApiError && error.code === 'INVITATION_ONLY')) throw error;
  }
}

/** Creates an account, whose address must be confirmed before it can be used. */
export function useRegistration() {
  const identity = useIdentity();
  const showToast = useToast();
  return useMutation({
    mutationFn: async (account: Account) => {
      try {
        await identity.register(account);
      } catch (error) {
        if (authErrorCode(error) !== ALREADY_THERE) throw error;
        await registerAgain(account);
      } finally {
        await identity.signOut();
      }
    },
    onError: (error) =>
      showToast({
        title: 'Error al registrarse con email',
        description:
          error instanceof ApiError ? error.sentence : registrationSentence(authErrorCode(error)),
        error,
        severity: 'error',
      }),
  });
}
