import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../ui/error-state';
import { FullPageSpinner } from '../ui/spinner';

function RouteError() {
  return (
    <Box component="section" sx={{ minHeight: '60dvh', display: 'grid', placeItems: 'center' }}>
      <ErrorState
        title="Esta página ha fallado"
        description="No hemos podido mostrarla. Recarga y, si sigue igual, inténtalo más tarde."
        onRetry={() => window.location.reload()}
        retryLabel="Recargar"
      />
    </Box>
  );
}

type Props = {
  /** Height that is kept while the page's code is on its way. */
  minHeight?: string;
  children: ReactNode;
};

/** Waits for a page's code, and keeps what fails in it inside it: another address starts anew. */
export function RouteBoundary({ children, minHeight = '100dvh' }: Props) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKeys={[pathname]} FallbackComponent={RouteError}>
      <Suspense fallback={<FullPageSpinner minHeight={minHeight} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
