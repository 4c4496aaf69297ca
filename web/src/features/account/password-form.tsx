import type { Credentials } from '@contract';
import { CredentialsForm } from './credentials-form';
import { PROVIDER_UNREACHABLE, type Alternative } from './form-alternative';
import { useSessionLayer } from './session-layer';
import { useResendVerification } from './use-resend-verification';
import { useSignIn, type SignInOutcome } from './use-sign-in';

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
      note: '¿No encuentras el enlace de confirmación? Mira también en el correo no deseado.',
      label: 'Enviar otra vez el enlace',
      onChoose: (credentials) => resend.mutate(credentials),
      isBusy: resend.isPending,
    };
  }
  return null;
}

/** Signs in with e-mail and password at Firebase. */
export function PasswordForm() {
  const signIn = useSignIn();
  const alternative = useAlternative(signIn.data);
  return (
    <CredentialsForm
      submitLabel="Iniciar sesión"
      isBusy={signIn.isPending}
      alternative={alternative}
      onSubmit={({ email, password }) =>
        signIn.mutate({
          method: 'email',
          identify: (identity) => identity.signInWithPassword(email, password),
        })
      }
    />
  );
}
