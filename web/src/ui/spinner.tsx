import { Box, CircularProgress } from '@mui/material';

type Props = { label?: string; minHeight?: string };

/** Fills its place while nothing else can be shown: the window, unless told otherwise. */
export function FullPageSpinner({ label = 'Cargando', minHeight = '100dvh' }: Props) {
  return (
    <Box sx={{ minHeight, display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label={label} />
    </Box>
  );
}
