import { Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { emailOnlySchema } from '@contract';
import { authErrorCode } from '../../firebase/identity';
import { useIdentity } from '../../firebase/identity-provider';
import { useFields } from '../../lib/use-fields';
import { TextInput } from '../../ui/text-input';
import { useToast } from '../../ui/toast';
import { FormColumn } from './form-column';
import { linkSentence } from './sign-in-texts';

/** An address without an account gets the same answer as one with it. */
const NO_SUCH_ACCOUNT = 'auth/user-not-found';

export function ForgotPasswordForm() {
  const identity = useIdentity();
  const showToast = useToast();
  const { field, submit } = useFields(emailOnlySchema, { email: '' });
  const reset = useMutation({
    mutationFn: async (email: string) => {
      try {
        await identity.sendPasswordReset(email);
      } catch (error) {
        if (authErrorCode(error) !== NO_SUCH_ACCOUNT) throw error;
      }
    },
    onSuccess: () =>
      showToast({
        title: 'Enlace de restablecimiento enviado',
        description: 'Revisa tu correo electrónico para restablecer tu contraseña',
        severity: 'success',
      }),
    onError: (error) =>
      showToast({
        title: 'Error al enviar restablecimiento',
        description: linkSentence(authErrorCode(error)),
        severity: 'error',
      }),
  });
  return (
    <FormColumn
      aria-label="Restablecer la contraseña"
      onSubmit={submit(({ email }) => reset.mutate(email))}
    >
      <Typography color="textSecondary">
        Escribe tu correo y te enviaremos un enlace para elegir otra contraseña.
      </Typography>
      <TextInput label="Correo electrónico" type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" variant="contained" size="large" loading={reset.isPending}>
        Enviar enlace
      </Button>
    </FormColumn>
  );
}
