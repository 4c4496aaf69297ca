import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mui/material';
import { useForm } from 'react-hook-form';
import { credentialsSchema, type Credentials } from '@contract';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { FormAlternative, type Alternative } from './form-alternative';
import { FormColumn } from './form-column';
import { inputProps } from './input-props';

type Props = {
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (credentials: Credentials) => void;
  alternative?: Alternative<Credentials> | null;
};

/** E-mail and password; whom they are shown to is not this form's business. */
export function CredentialsForm({ submitLabel, isBusy, onSubmit, alternative }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(onSubmit);
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
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {submitLabel}
      </Button>
      {alternative && (
        <FormAlternative
          {...alternative}
          onChoose={() => void handleSubmit(alternative.onChoose)()}
        />
      )}
    </FormColumn>
  );
}
