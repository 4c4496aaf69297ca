import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TOAST_MS } from '@contract';
import { SessionProvider } from '../features/account/session-layer';
import { styles } from '../ui/styles';
import { MODE_STORAGE_KEY, SCHEME_STORAGE_KEY, theme } from '../ui/theme';
import { ToastProvider } from '../ui/toast';
import { OwnerTheme } from './owner-theme';

type Props = { queryClient: QueryClient; children: ReactNode };

/** What every screen stands on. Firebase is not here: only signing in and out need it. */
export function Providers({ queryClient, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <CacheProvider value={styles}>
        <ThemeProvider
          theme={theme}
          defaultMode="system"
          modeStorageKey={MODE_STORAGE_KEY}
          colorSchemeStorageKey={SCHEME_STORAGE_KEY}
          disableTransitionOnChange
          // Its variables stand in index.html (ui/theme-style.ts).
          disableStyleSheetGeneration
          noSsr
        >
          <CssBaseline enableColorScheme />
          <OwnerTheme />
          <ToastProvider duration={TOAST_MS}>
            <SessionProvider>{children}</SessionProvider>
          </ToastProvider>
        </ThemeProvider>
      </CacheProvider>
    </QueryClientProvider>
  );
}
