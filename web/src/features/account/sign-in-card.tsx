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

/** Three names of two words on a phone: from edge to edge of the card, and no larger than they fit. */
const oneLine = {
  mx: { xs: -2, sm: 0 },
  '& [role=tab]': {
    ...{ flex: '1 0 auto', whiteSpace: 'nowrap', letterSpacing: '-0.01em' },
    fontSize: { xs: 'clamp(0.75rem, 3.6vw, 0.875rem)', sm: '0.875rem' },
  },
} as const;

/** The three tabs of the sign-in page. */
export function SignInCard() {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const idOf = (part: 'tab' | 'panel', index: number) => `${id}-${part}-${index}`;
  return (
    <IdentityProvider>
      <Box sx={oneLine}>
        <TabBar
          label="Acceso"
          tabs={tabs.map(({ label }) => label)}
          current={current}
          onChange={setCurrent}
          idOf={idOf}
        />
      </Box>
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
