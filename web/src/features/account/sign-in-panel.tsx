import { Box, Divider, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { env } from '../../config/env';
import { DemoButton } from './demo-button';
import { PasswordForm } from './password-form';
import { ProviderButtons } from './provider-buttons';
import { RegistrationForm } from './registration-form';

/** Everything of the first tab: providers, e-mail and password, and a new account for those who were invited. */
export function SignInPanel() {
  const [isRegistering, setRegistering] = useState(false);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {env.authEmulator && <DemoButton />}
      <ProviderButtons />
      <Divider>
        <Typography variant="body2" color="textSecondary">
          o con tu correo
        </Typography>
      </Divider>
      {isRegistering ? <RegistrationForm /> : <PasswordForm />}
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="body2" component="span" color="textSecondary">
          {isRegistering ? '¿Ya tienes cuenta?' : '¿Te han invitado y es tu primera vez?'}{' '}
        </Typography>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => setRegistering(!isRegistering)}
          sx={{ minHeight: 44, px: 0.5, fontWeight: 600, verticalAlign: 'baseline' }}
        >
          {isRegistering ? 'Inicia sesión' : 'Crea tu cuenta'}
        </Link>
      </Box>
    </Stack>
  );
}
