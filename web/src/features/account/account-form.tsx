import { Button } from '@mui/material';
import * as z from 'zod/mini';
import { MIN_PASSWORD_LENGTH, registrationSchema } from '@contract';
import { useFields } from '../../lib/use-fields';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { FormAlternative, type Alternative } from './form-alternative';
import { FormColumn } from './form-column';

const accountSchema = z.required(registrationSchema);
export type NewAccount = z.infer<typeof accountSchema>;

type Props = {
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (account: NewAccount) => void;
  alternative?: Alternative<NewAccount> | null;
};

/** Name, e-mail and password of a new account; who creates it is not this form's business. */
export function AccountForm({ submitLabel, isBusy, onSubmit, alternative }: Props) {
  const { field, submit } = useFields(accountSchema, { displayName: '', email: '', password: '' });
  return (
    <FormColumn aria-label="Crear cuenta" onSubmit={submit(onSubmit)}>
      {alternative && <FormAlternative {...alternative} onChoose={submit(alternative.onChoose)} />}
      <TextInput label="Nombre" autoComplete="name" {...field('displayName')} />
      <TextInput label="Correo electrónico" type="email" autoComplete="email" {...field('email')} />
      <PasswordInput
        label="Contraseña"
        autoComplete="new-password"
        hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}
        {...field('password')}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {submitLabel}
      </Button>
    </FormColumn>
  );
}
