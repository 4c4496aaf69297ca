import { useMutation } from '@tanstack/react-query';
import { authErrorCode } from '../../firebase/auth-error';
import { useIdentity } from '../../firebase/use-identity';
import { useToast } from '../../ui/toast';
import { registrationSentence } from './sign-in-texts';

type Account = { email: string; password: string; displayName?: string | undefined };

/** Who owns the address learns by e-mail what to do; who does not must not learn that it has an account. */
const ALREADY_THERE = 'auth/email-already-in-use';

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
      } finally {
        await identity.signOut();
      }
    },
    onError: (error) =>
      showToast({
        title: 'Error al registrarse con email',
        description: registrationSentence(authErrorCode(error)),
        severity: 'error',
      }),
  });
}
