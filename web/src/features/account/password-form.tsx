import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mui/material';
import { useForm } from 'react-hook-form';
import { credentialsSchema } from '@contract';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { FormColumn } from './form-column';
import { inputProps } from './input-props';
import { useSignIn } from './use-sign-in';

export function PasswordForm() {
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(({ email, password }) =>
    signIn.mutateAsync({
      method: 'email',
      identify: (identity) => identity.signInWithPassword(email, password),
    }),
  );
  return (
    <FormColumn aria-label="Iniciar sesión con correo" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...inputProps(register('email'))}
      />
      <PasswordInput
        label="Contraseña"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...inputProps(register('password'))}
      />
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        Iniciar sesión
      </Button>
    </FormColumn>
  );
}
