import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Vehicle } from '@contract';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';
import { Silhouette } from './silhouette';
import { VehicleDoors } from './vehicle-doors';
import { VehicleLine } from './vehicle-line';
import { VehicleLink } from './vehicle-link';
import { VehicleActions, type VehicleHandlers } from './vehicle-actions';

export type StateOf = (vehicle: Vehicle) => ReactNode;
type Props = VehicleHandlers & { vehicle: Vehicle; stateOf: StateOf };

/** Wide enough for the vehicle on one side and what can be done with it on the other: a card that has a desk for itself. */
const WIDE = '@container (min-width: 800px)';

const halves = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

/** The vehicle stands on the line between it and what is said of it. */
const picture = {
  ...{ display: 'flex', justifyContent: 'center', alignItems: 'flex-end', pt: 2.5 },
  ...{ bgcolor: 'primary.light', color: 'primary.main' },
  ...{ borderStyle: 'solid', borderWidth: '0 0 1px', borderColor: 'divider' },
  '& svg': { height: 72 },
  [WIDE]: {
    ...{ gridRow: '1 / span 2', alignItems: 'center', pb: 2.5, borderWidth: '0 1px 0 0' },
    '& svg': { height: 120 },
  },
} as const;

/** A vehicle of a garage of few, or on a phone: from its side, what it is, and the ways to its parts. */
export const VehicleCard = ({ vehicle, vehiclePath, stateOf, ...handlers }: Props) => (
  <Card role="row" sx={{ minWidth: 0, containerType: 'inline-size' }}>
    <Box sx={halves}>
      <Box sx={picture}>
        <Silhouette vehicle={vehicle} />
      </Box>
      <Box sx={{ px: 2, pt: 1, minWidth: 0 }}>
        <Box role="rowheader" sx={{ overflowWrap: 'anywhere' }}>
          <Stack
            direction="row"
            sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
          >
            <Typography variant="h2" sx={{ minWidth: 0 }}>
              <VehicleLink vehicle={vehicle} vehiclePath={vehiclePath} />
            </Typography>
            {vehicle.isDefault && <DefaultChip />}
          </Stack>
        </Box>
        <VehicleLine vehicle={vehicle} />
        <Typography variant="body2" color="textSecondary">
          {registrationOf(vehicle)}
        </Typography>
        {stateOf(vehicle)}
      </Box>
      <Box role="cell" sx={{ px: 2, pb: 1 }}>
        <VehicleDoors vehicle={vehicle} vehiclePath={vehiclePath} />
        <Box sx={{ mx: -1 }}>
          <VehicleActions vehicle={vehicle} {...handlers} />
        </Box>
      </Box>
    </Box>
  </Card>
);
