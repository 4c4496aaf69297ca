import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { env } from '../../config/env';
import { DemoButton } from './demo-button';
import { RegistrationForm } from './lazy';
import { PasswordForm } from './password-form';
import { ProviderButtons } from './provider-buttons';
import { RegistrationSwitch } from './registration-switch';

/** Everything of the first tab: providers, e-mail and password, and a new account for those who were invited. */
export function SignInPanel() {
  const [isRegistering, setRegistering] = useState(false);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {env.authEmulator && <DemoButton />}
      <ProviderButtons />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
        }}
      >
        o con tu correo
      </Typography>
      {isRegistering ? <RegistrationForm /> : <PasswordForm />}
      <RegistrationSwitch
        isRegistering={isRegistering}
        onSwitch={() => setRegistering(!isRegistering)}
      />
    </Stack>
  );
}
