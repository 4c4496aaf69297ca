import { Button } from '@mui/material';
import { credentialsSchema, type Credentials } from '@contract';
import { useFields } from '../../lib/use-fields';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { FormAlternative, type Alternative } from './form-alternative';
import { FormColumn } from './form-column';

type Props = {
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (credentials: Credentials) => void;
  alternative?: Alternative<Credentials> | null;
};

/** E-mail and password; whom they are shown to is not this form's business. */
export function CredentialsForm({ submitLabel, isBusy, onSubmit, alternative }: Props) {
  const { field, submit } = useFields(credentialsSchema, { email: '', password: '' });
  return (
    <FormColumn aria-label="Iniciar sesión con correo" onSubmit={submit(onSubmit)}>
      {alternative && <FormAlternative {...alternative} onChoose={submit(alternative.onChoose)} />}
      <TextInput label="Correo electrónico" type="email" autoComplete="email" {...field('email')} />
      <PasswordInput label="Contraseña" autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {submitLabel}
      </Button>
    </FormColumn>
  );
}
