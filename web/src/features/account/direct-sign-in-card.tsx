import { Alert, Divider, Stack } from '@mui/material';
import { useState } from 'react';
import { AccountForm } from './account-form';
import { ConfirmYourAddress } from './confirm-your-address';
import { CredentialsForm } from './credentials-form';
import { InvitationInfo } from './invitation-info';
import { RegistrationSwitch } from './registration-switch';
import { useSessionLayer } from './session-layer';
import { useDirectRegistration } from './use-direct-registration';

function DirectRegistration() {
  const { message, isBusy, create } = useDirectRegistration();
  if (message) return <ConfirmYourAddress>{message}</ConfirmYourAddress>;
  return (
    <AccountForm submitLabel="Crear la cuenta directamente" isBusy={isBusy} onSubmit={create} />
  );
}

/** The way in when the chunk with Firebase cannot be loaded: straight to our server. */
export function SignInCard() {
  const { login } = useSessionLayer();
  const [isRegistering, setRegistering] = useState(false);
  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <Alert severity="info">
        El acceso con Google, Facebook, Apple y Twitter no se ha podido cargar. Puedes entrar con tu
        correo y tu contraseña.
      </Alert>
      {isRegistering ? (
        <DirectRegistration />
      ) : (
        <CredentialsForm
          submitLabel="Entrar directamente"
          isBusy={login.isPending}
          onSubmit={(credentials) => login.mutate(credentials)}
        />
      )}
      <RegistrationSwitch
        isRegistering={isRegistering}
        onSwitch={() => setRegistering(!isRegistering)}
      />
      <Divider />
      <InvitationInfo />
    </Stack>
  );
}
