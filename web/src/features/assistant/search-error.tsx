import { Alert, AlertTitle, Button } from '@mui/material';
import { sentenceOf } from '../../lib/api-error';

type Props = { error: Error; onRetry: () => void };

/** What the specification says of a search that failed. */
const FALLBACK = 'An error occurred during search';

export const SearchError = ({ error, onRetry }: Props) => (
  <Alert
    severity="error"
    sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    action={
      <Button color="inherit" onClick={onRetry}>
        Reintentar
      </Button>
    }
  >
    <AlertTitle>Error</AlertTitle>
    {sentenceOf(error, FALLBACK)}
  </Alert>
);
