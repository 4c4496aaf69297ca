import { Box, CircularProgress } from '@mui/material';
import { outOfSight } from './out-of-sight';

/** What waits: the whole window, a page in its frame, or a part of a page that has its heading. */
export type Place = 'window' | 'page' | 'part';

const HEIGHTS: Record<Place, string> = { window: '100dvh', page: '60dvh', part: '40dvh' };

type Props = { label?: string; place?: Place };

/** Fills its place while nothing else can be shown, with the landmark and the heading that will stand there. */
export const FullPageSpinner = ({ label = 'Cargando', place = 'window' }: Props) => (
  <Box
    component={place === 'window' ? 'main' : 'div'}
    sx={{ minHeight: HEIGHTS[place], display: 'grid', placeItems: 'center' }}
  >
    {place !== 'part' && (
      <Box component="h1" sx={outOfSight}>
        {label}
      </Box>
    )}
    <CircularProgress aria-label={label} />
  </Box>
);
