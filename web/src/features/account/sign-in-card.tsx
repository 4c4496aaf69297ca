import { Box, Tab, Tabs } from '@mui/material';
import { useId, useState, type ReactElement } from 'react';
import { IdentityProvider } from '../../firebase/identity-provider';
import { ForgotPasswordForm } from './forgot-password-form';
import { InvitationInfo } from './invitation-info';
import { SignInPanel } from './sign-in-panel';

const tabs: { label: string; panel: ReactElement }[] = [
  { label: 'Iniciar sesión', panel: <SignInPanel /> },
  { label: 'Olvidé mi contraseña', panel: <ForgotPasswordForm /> },
  { label: 'Invitaciones', panel: <InvitationInfo /> },
];

/** The three tabs of the sign-in page. Its chunk carries Firebase. */
export function SignInCard() {
  const [current, setCurrent] = useState(0);
  const id = useId();
  return (
    <IdentityProvider>
      <Tabs
        value={current}
        onChange={(_, next: number) => setCurrent(next)}
        variant="fullWidth"
        aria-label="Acceso"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {tabs.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            sx={{ px: 1, minWidth: 0 }}
          />
        ))}
      </Tabs>
      {tabs.map(({ label, panel }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={current !== index}
        >
          {current === index && panel}
        </Box>
      ))}
    </IdentityProvider>
  );
}
