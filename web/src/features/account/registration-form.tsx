import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useForm } from 'react-hook-form';
import { MIN_PASSWORD_LENGTH, registrationSchema } from '@contract';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { FormColumn } from './form-column';
import { inputProps } from './input-props';
import { useRegistration } from './use-registration';

function ConfirmYourAddress({ email }: { email: string }) {
  return (
    <Alert severity="success" role="status">
      <AlertTitle>Revisa tu correo</AlertTitle>
      Si {email} puede abrir una cuenta, recibirás un enlace para confirmarla. Ábrelo y vuelve aquí
      a iniciar sesión. ¿Ya tenías cuenta? Inicia sesión o restablece tu contraseña.
    </Alert>
  );
}

export function RegistrationForm() {
  const registration = useRegistration();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(registrationSchema.required()),
    defaultValues: { displayName: '', email: '', password: '' },
  });
  if (registration.isSuccess) return <ConfirmYourAddress email={registration.variables.email} />;
  const submit = handleSubmit((account) => registration.mutate(account));
  return (
    <FormColumn aria-label="Crear cuenta" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Nombre"
        autoComplete="name"
        error={formState.errors.displayName && 'Escribe tu nombre.'}
        {...inputProps(register('displayName'))}
      />
      <TextInput
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...inputProps(register('email'))}
      />
      <PasswordInput
        label="Contraseña"
        autoComplete="new-password"
        hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}
        error={formState.errors.password?.message}
        {...inputProps(register('password'))}
      />
      <Button type="submit" variant="contained" size="large" loading={registration.isPending}>
        Crear cuenta
      </Button>
    </FormColumn>
  );
}
