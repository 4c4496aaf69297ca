import { Button } from '@mui/material';
import { useState } from 'react';
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
  /** What is wrong with both together, as they were sent; said until one of them changes. */
  refusal: string | null;
};

/** E-mail and password; whom they are shown to is not this form's business. */
export function CredentialsForm(props: Props) {
  const { submitLabel, isBusy, onSubmit, alternative, refusal } = props;
  const [sent, setSent] = useState('');
  const { field, submit } = useFields(credentialsSchema, { email: '', password: '' });
  const email = field('email');
  const password = field('password');
  const written = JSON.stringify([email.value, password.value]);
  const sendTo = (receive: (credentials: Credentials) => void) =>
    submit((credentials) => {
      setSent(written);
      receive(credentials);
    });
  const refused = refusal !== null && sent === written && !isBusy ? refusal : undefined;
  return (
    <FormColumn aria-label="Iniciar sesión con correo" onSubmit={sendTo(onSubmit)}>
      {alternative && <FormAlternative {...alternative} onChoose={sendTo(alternative.onChoose)} />}
      <TextInput label="Correo electrónico" type="email" autoComplete="email" {...email} />
      <PasswordInput
        label="Contraseña"
        autoComplete="current-password"
        {...password}
        error={password.error ?? refused}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {submitLabel}
      </Button>
    </FormColumn>
  );
}
