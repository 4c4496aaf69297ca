import type { Credentials } from '@contract';
import { ApiError } from '../../lib/api/api-error';
import { CredentialsForm } from './credentials-form';
import { PROVIDER_UNREACHABLE, type Alternative } from './form-alternative';
import { useSessionLayer } from './session-layer';
import { WRONG_CREDENTIALS } from './sign-in-texts';
import { useResendVerification } from './use-resend-verification';
import { useSignIn, type SignInOutcome } from './use-sign-in';

const LINK_MISSED =
  '¿No encuentras el enlace de confirmación? Mira también en el correo no deseado.';
const LINK_SENT =
  'Enlace de confirmación enviado. Revisa tu correo electrónico, también el no deseado.';

/** What is left to do after a sign-in by e-mail that failed. */
function useAlternative(outcome: SignInOutcome | undefined): Alternative<Credentials> | null {
  const { login } = useSessionLayer();
  const resend = useResendVerification();
  if (outcome === 'unreachable') {
    return {
      note: PROVIDER_UNREACHABLE,
      label: 'Entrar directamente',
      onChoose: (credentials) => login.mutate(credentials),
      isBusy: login.isPending,
    };
  }
  if (outcome === 'unverified') {
    return {
      note: resend.isSuccess ? LINK_SENT : LINK_MISSED,
      label: 'Enviar otra vez el enlace',
      onChoose: (credentials) => resend.mutate(credentials),
      isBusy: resend.isPending,
    };
  }
  return null;
}

const isWrong = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'INVALID_CREDENTIALS';

/** Signs in with e-mail and password at Firebase. */
export function PasswordForm() {
  const signIn = useSignIn();
  const { login } = useSessionLayer();
  const isRefused = signIn.data === 'refused' || isWrong(login.error);
  const alternative = useAlternative(signIn.data);
  return (
    <CredentialsForm
      submitLabel="Iniciar sesión"
      isBusy={signIn.isPending}
      alternative={alternative}
      refusal={isRefused ? WRONG_CREDENTIALS : null}
      onSubmit={({ email, password }) =>
        signIn.mutate({
          method: 'email',
          identify: (identity) => identity.signInWithPassword(email, password),
        })
      }
    />
  );
}
