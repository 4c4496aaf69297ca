import { Box } from '@mui/material';
import { Suspense, useId, useState, type ReactElement } from 'react';
import { IdentityProvider } from '../../firebase/identity-provider';
import { TabBar } from '../../ui/tab-bar';
import { ForgotPasswordForm, InvitationInfo } from './lazy';
import { SignInPanel } from './sign-in-panel';

const tabs: { label: string; panel: ReactElement }[] = [
  { label: 'Iniciar sesión', panel: <SignInPanel /> },
  { label: 'Olvidé mi contraseña', panel: <ForgotPasswordForm /> },
  { label: 'Invitaciones', panel: <InvitationInfo /> },
];

/** The three tabs of the sign-in page. */
export function SignInCard() {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const idOf = (part: 'tab' | 'panel', index: number) => `${id}-${part}-${index}`;
  return (
    <IdentityProvider>
      <TabBar
        label="Acceso"
        tabs={tabs.map(({ label }) => label)}
        current={current}
        onChange={setCurrent}
        idOf={idOf}
      />
      {tabs.map(({ label, panel }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={idOf('panel', index)}
          aria-labelledby={idOf('tab', index)}
          hidden={current !== index}
        >
          <Suspense>{current === index && panel}</Suspense>
        </Box>
      ))}
    </IdentityProvider>
  );
}
