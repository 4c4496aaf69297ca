import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  /** What happened. */
  title: string;
  /** Why, and what the owner can do about it. */
  description: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
};

/** A list or panel that could not be shown. */
export function ErrorState({ title, description, onRetry, retryLabel = 'Reintentar' }: Props) {
  return (
    <Box
      role="alert"
      sx={{ textAlign: 'center', py: { xs: 5, md: 7 }, px: 3, maxWidth: 480, mx: 'auto' }}
    >
      <ErrorOutlineIcon color="error" aria-hidden sx={{ fontSize: 40, mb: 1 }} />
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
        {description}
      </Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 3 }}>
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}
