import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { sentenceOf } from '../lib/api/api-error';
import { Reference } from './reference';

type Props = {
  /** What happened. */
  title: string;
  onRetry?: () => void;
  retryLabel?: string;
} & (
  | { /** The request that failed: says why, and by which reference. */ error: unknown }
  | { /** Why, and what the owner can do about it. */ description: ReactNode }
);

/** A list or panel that could not be shown. */
export function ErrorState({ title, onRetry, retryLabel = 'Reintentar', ...why }: Props) {
  return (
    <Box
      role="alert"
      sx={{ textAlign: 'center', py: { xs: 5, md: 7 }, px: 3, maxWidth: 480, mx: 'auto' }}
    >
      <ErrorOutlineIcon color="error" aria-hidden sx={{ fontSize: 40, mb: 1 }} />
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
        {'error' in why ? <span lang="es">{sentenceOf(why.error)}</span> : why.description}
      </Typography>
      {'error' in why && <Reference of={why.error} />}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 3 }}>
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}
