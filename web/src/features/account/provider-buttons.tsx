import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { env } from '../../config/env';
import { signInProviders, type SignInProvider } from '../../firebase/identity';
import { providerIcons } from './provider-icons';
import { providerNames } from './sign-in-texts';
import { useSignIn } from './use-sign-in';

const EmulatedAccountDialog = lazy(async () => ({
  default: (await import('./emulated-account-dialog')).EmulatedAccountDialog,
}));

/** One button per provider. Against the local suite a small form stands in for the provider's window. */
export function ProviderButtons() {
  const signIn = useSignIn();
  const [emulated, setEmulated] = useState<SignInProvider | null>(null);
  const start = (provider: SignInProvider) => {
    if (env.authEmulator) setEmulated(provider);
    else signIn.mutate({ method: provider, identify: (identity) => identity.signInWith(provider) });
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {signInProviders.map((provider) => {
          const isMain = provider === 'google';
          return (
            <Button
              key={provider}
              variant="outlined"
              color="inherit"
              size="large"
              disabled={signIn.isPending}
              onClick={() => start(provider)}
              aria-label={`Continuar con ${providerNames[provider]}`}
              startIcon={isMain && providerIcons[provider]}
              sx={{ borderColor: 'divider', ...(isMain && { gridColumn: '1 / -1' }) }}
            >
              {isMain ? `Continuar con ${providerNames[provider]}` : providerIcons[provider]}
            </Button>
          );
        })}
      </Box>
      {emulated && (
        <Suspense>
          <EmulatedAccountDialog
            provider={emulated}
            onClose={() => setEmulated(null)}
            onChoose={(account) => {
              setEmulated(null);
              signIn.mutate({
                method: emulated,
                identify: (identity) => identity.signInWith(emulated, account),
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
