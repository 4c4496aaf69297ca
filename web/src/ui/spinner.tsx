import { Box, CircularProgress } from '@mui/material';

type Props = { label?: string };

/** Fills the window while nothing else can be shown. */
export function FullPageSpinner({ label = 'Cargando' }: Props) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label={label} />
    </Box>
  );
}
