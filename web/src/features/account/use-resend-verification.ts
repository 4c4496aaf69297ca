import { useMutation } from '@tanstack/react-query';
import type { Credentials } from '@contract';
import { authErrorCode } from '../../firebase/identity';
import { useIdentity } from '../../firebase/identity-provider';
import { useToast } from '../../ui/toast';
import { linkSentence } from './sign-in-texts';

/** Sends the e-mail that confirms an address once more, to who knows the account's password. */
export function useResendVerification() {
  const identity = useIdentity();
  const showToast = useToast();
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => identity.resendVerification(email, password),
    onError: (error) =>
      showToast({
        title: 'Error al enviar la confirmación',
        description: linkSentence(authErrorCode(error)),
        severity: 'error',
      }),
  });
}
