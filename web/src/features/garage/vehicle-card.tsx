import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Vehicle } from '@contract';
import { formatNumber, formatText } from '../../lib/format';
import { CardActions, CardCell, CardFacts, CardRow } from '../../ui/card-table';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';
import { VehicleDoors } from './vehicle-doors';
import { VehicleLink } from './vehicle-link';
import { VehicleActions, type VehicleHandlers } from './vehicle-actions';

export type StateOf = (vehicle: Vehicle) => ReactNode;
type Props = VehicleHandlers & { vehicle: Vehicle; stateOf: StateOf };

const Detail = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** A vehicle of a garage of few, or on a phone. */
export const VehicleCard = ({ vehicle, vehiclePath, stateOf, ...handlers }: Props) => (
  <CardRow>
    <Box role="rowheader" sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0 }}>
          <VehicleLink vehicle={vehicle} vehiclePath={vehiclePath} />
        </Typography>
        {vehicle.isDefault && <DefaultChip />}
      </Stack>
      {stateOf(vehicle)}
      {vehicle.engine && <Detail>{vehicle.engine}</Detail>}
      {registrationOf(vehicle) !== '' && <Detail>{registrationOf(vehicle)}</Detail>}
    </Box>
    <CardFacts>
      <CardCell label="Marca">{vehicle.make}</CardCell>
      <CardCell label="Modelo">{vehicle.model}</CardCell>
      <CardCell label="Año">{formatNumber(vehicle.year)}</CardCell>
      <CardCell label="Acabado">{formatText(vehicle.trim)}</CardCell>
    </CardFacts>
    <CardActions>
      <Box sx={{ px: 1 }}>
        <VehicleDoors vehicle={vehicle} vehiclePath={vehiclePath} />
      </Box>
      <VehicleActions vehicle={vehicle} {...handlers} />
    </CardActions>
  </CardRow>
);
