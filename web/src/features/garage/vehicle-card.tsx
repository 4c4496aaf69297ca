import { Box, Paper, Stack, Typography } from '@mui/material';
import type { Vehicle } from '@contract';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';
import { vehicleDetails } from './vehicle-heading';
import { VehicleDoors } from './vehicle-doors';
import { VehicleLink } from './vehicle-link';
import { VehicleActions, type VehicleHandlers } from './vehicle-actions';

type Props = VehicleHandlers & { vehicle: Vehicle };

/** A vehicle of the garage on phones. */
export const VehicleCard = ({ vehicle, vehiclePath, ...handlers }: Props) => (
  <Paper component="li" variant="outlined" sx={{ p: 2, pb: 1 }}>
    <Typography variant="h3" component="h2">
      <VehicleLink vehicle={vehicle} vehiclePath={vehiclePath} />
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {vehicleDetails(vehicle)}
    </Typography>
    {registrationOf(vehicle) !== '' && (
      <Typography variant="body2" color="textSecondary">
        {registrationOf(vehicle)}
      </Typography>
    )}
    <VehicleDoors vehicle={vehicle} vehiclePath={vehiclePath} />
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
      {vehicle.isDefault && <DefaultChip />}
      <Box sx={{ flexGrow: 1 }}>
        <VehicleActions vehicle={vehicle} {...handlers} />
      </Box>
    </Stack>
  </Paper>
);
