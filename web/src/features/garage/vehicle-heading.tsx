import type { Vehicle } from '@contract';
import { Stack, Typography } from '@mui/material';
import { formatNumber } from '../../lib/format';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';

/** What a vehicle is, as far as it is known; its name stands above. */
export const vehicleDetails = ({ make, model, year, trim, engine }: Vehicle): string =>
  [`${make} ${model}`, formatNumber(year), trim, engine].filter(Boolean).join(' · ');

export const VehicleHeading = ({ vehicle }: { vehicle: Vehicle }) => (
  <Stack direction="row" sx={{ gap: 1.5, mt: -1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
    <Typography color="textSecondary">{vehicleDetails(vehicle)}</Typography>
    {registrationOf(vehicle) !== '' && (
      <Typography color="textSecondary">{registrationOf(vehicle)}</Typography>
    )}
    {vehicle.isDefault && <DefaultChip />}
  </Stack>
);
