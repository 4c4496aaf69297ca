import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { MIN_PASSWORD_LENGTH, registrationSchema } from '@contract';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { FormAlternative, type Alternative } from './form-alternative';
import { FormColumn } from './form-column';
import { inputProps } from './input-props';

const accountSchema = registrationSchema.required();
export type NewAccount = z.infer<typeof accountSchema>;

type Props = {
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (account: NewAccount) => void;
  alternative?: Alternative<NewAccount> | null;
};

/** Name, e-mail and password of a new account; who creates it is not this form's business. */
export function AccountForm({ submitLabel, isBusy, onSubmit, alternative }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(accountSchema),
    defaultValues: { displayName: '', email: '', password: '' },
  });
  const submit = handleSubmit(onSubmit);
  return (
    <FormColumn aria-label="Crear cuenta" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Nombre"
        autoComplete="name"
        error={formState.errors.displayName?.message}
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
