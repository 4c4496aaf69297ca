import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../lib/api/api-error';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { screenColumn } from '../../../ui/column';

type Props = { error: Error; onRetry: () => void; askPath: string };

/** In the place of an answer that cannot be shown: it is gone, or did not arrive. */
export const MissingAnswer = ({ error, onRetry, askPath }: Props) => (
  <Box sx={screenColumn(900)}>
    {error instanceof ApiError && error.code === 'SEARCH_NOT_FOUND' ? (
      <EmptyState
        icon={<SearchOffIcon />}
        title="Esa búsqueda ya no está en tu historial"
        description="La borraste, o pasó el tiempo que se conservan las preguntas. Puedes volver a preguntar."
        action={
          <Button component={Link} to={askPath} variant="contained">
            Hacer una pregunta
          </Button>
        }
      />
    ) : (
      <ErrorState title="No hemos podido cargar la respuesta" error={error} onRetry={onRetry} />
    )}
  </Box>
);
