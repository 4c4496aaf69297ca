import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useDefaultVehicle } from '../../lib/vehicles';
import { CallAssistance, CallEmergencies } from './emergency-calls';
import { neededAt, noteTrip } from './road-trip';

/** At the foot of a phone, where the thumb is; a desk has its pages stand there. */
const BAR = {
  ...{ display: 'flex', gap: 1, pt: 1, px: { xs: 1, md: 2 }, displayPrint: 'none' },
  bgcolor: 'background.paper',
  ...{ position: { xs: 'sticky', md: 'static' }, bottom: 0, zIndex: 'appBar' },
  ...{ order: { xs: 1, md: 0 }, borderTop: { xs: 1, md: 0 }, borderBottom: { xs: 0, md: 1 } },
  '&&': { borderColor: 'divider' },
  pb: { xs: 'max(8px, env(safe-area-inset-bottom))', md: 1 },
  '& > *': { flex: { xs: '1 1 auto', md: '0 0 auto' }, '&&': { minHeight: 56, px: 1.5 } },
} as const;

/** The calls of the roadside for whoever has gone on from there, with the way back to it. */
export function RoadBar() {
  const { pathname } = useLocation();
  const { data: vehicle } = useDefaultVehicle();
  const needed = neededAt(pathname);
  useEffect(() => {
    if (needed === 'calls') noteTrip('on-the-way');
    if (needed === 'end') noteTrip(null);
  }, [pathname, needed]);
  if (needed !== 'calls') return null;
  return (
    <Box component="aside" aria-label="Ayuda en la carretera" sx={BAR}>
      <Button component={Link} to={paths.road} startIcon={<BackIcon />}>
        Volver
      </Button>
      <CallEmergencies />
      {vehicle?.assistancePhone && <CallAssistance number={vehicle.assistancePhone} />}
    </Box>
  );
}
