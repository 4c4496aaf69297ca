import { Button, DialogActions, DialogContent, DialogContentText, Stack } from '@mui/material';
import * as z from 'zod/mini';
import { emailOnlySchema } from '@contract';
import type { EmulatedAccount, SignInProvider } from '../../firebase/identity';
import { useFields } from '../../lib/use-fields';
import { ResponsiveDialog } from '../../ui/responsive-dialog';
import { TextInput } from '../../ui/text-input';
import { providerNames } from './sign-in-texts';

const accountSchema = z.extend(emailOnlySchema, {
  displayName: z.string().check(z.trim(), z.minLength(1, 'Escribe un nombre.')),
});

type Props = {
  provider: SignInProvider;
  onChoose: (account: EmulatedAccount) => void;
  onClose: () => void;
};

/** Only in the local suite: asks for the account that the provider's window would bring back. */
export function EmulatedAccountDialog({ provider, onChoose, onClose }: Props) {
  const { field, submit } = useFields(accountSchema, { email: '', displayName: '' });
  return (
    <ResponsiveDialog open title={`Cuenta de ${providerNames[provider]}`} onClose={onClose}>
      <form noValidate onSubmit={submit(onChoose)}>
        <DialogContent>
          <DialogContentText sx={{ mb: 3 }}>
            La suite local no sale a internet: di qué cuenta devolvería {providerNames[provider]}.
          </DialogContentText>
          <Stack sx={{ gap: 2.5 }}>
            <TextInput label="Correo electrónico" type="email" autoFocus {...field('email')} />
            <TextInput label="Nombre" {...field('displayName')} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained">
            Continuar
          </Button>
        </DialogActions>
      </form>
    </ResponsiveDialog>
  );
}
