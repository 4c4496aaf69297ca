import { Box, Skeleton } from '@mui/material';
import { EmergenciesEntry } from '../features/emergencies/emergencies-entry';
import { SignalsEntry } from '../features/signals/signals-entry';
import { paths, vehiclePath } from '../lib/paths';
import { Dispensable } from '../ui/lazy';
import { WAY_IN_HEIGHT } from '../ui/way-in-height';
import { NextLine } from './lazy';

const sideBySide = {
  ...{ display: 'grid', gap: 1.5 },
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** What else can be done about a vehicle than asking: a light, an emergency, and what is next. */
export const WaysIn = ({ vehicleId }: { vehicleId: number }) => (
  <Box sx={sideBySide}>
    <SignalsEntry vehicleId={vehicleId} to={vehiclePath(vehicleId, 'testigos')} />
    <EmergenciesEntry to={paths.road} />
    <Dispensable fallback={<Skeleton variant="rounded" sx={{ height: WAY_IN_HEIGHT }} />}>
      <NextLine vehicleId={vehicleId} to={vehiclePath(vehicleId, 'mantenimiento')} />
    </Dispensable>
  </Box>
);
