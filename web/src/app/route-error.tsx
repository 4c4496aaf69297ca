import { Box } from '@mui/material';
import { sentenceOf } from '../lib/api-error';
import { ErrorState } from '../ui/error-state';
import { useRouteError } from 'react-router-dom';

/** A page that broke, or whose code did not arrive: its neighbours keep working. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Box component="main" sx={{ minHeight: '60dvh', display: 'grid', placeItems: 'center' }}>
      <ErrorState
        title="Esta página ha fallado"
        description={sentenceOf(
          error,
          'No hemos podido mostrarla. Recarga y, si sigue igual, inténtalo más tarde.',
        )}
        onRetry={() => window.location.reload()}
        retryLabel="Recargar"
      />
    </Box>
  );
}
