import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { failed, nameFailure } from '../lib/api/failures';
import { ErrorState } from '../ui/error-state';
import { forgetMissing } from '../ui/lazy';
import { Reference } from '../ui/reference';
import { FullPageSpinner, type Place } from '../ui/spinner';

function RouteError({ error }: FallbackProps) {
  // Shown before it is told: the boundary hears of it after its first rendering.
  nameFailure(error);
  return (
    <Box component="section" sx={{ minHeight: '60dvh', display: 'grid', placeItems: 'center' }}>
      <ErrorState
        title="Esta página ha fallado"
        description={
          <>
            No hemos podido mostrarla. Recarga y, si sigue igual, inténtalo más tarde.
            <Reference of={error} />
          </>
        }
        onRetry={() => window.location.reload()}
        retryLabel="Recargar"
      />
    </Box>
  );
}

type Props = {
  /** What waits while the page's code is on its way. */
  place?: Place;
  children: ReactNode;
};

/** Waits for a page's code, and keeps what fails in it inside it: another address starts anew. */
export function RouteBoundary({ children, place = 'window' }: Props) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      FallbackComponent={RouteError}
      onError={(error, { componentStack }) => {
        forgetMissing(error);
        failed('render', error, componentStack ?? '');
      }}
    >
      <Suspense fallback={<FullPageSpinner place={place} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
