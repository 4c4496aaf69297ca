import type { Vehicle } from '@contract';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { formatNumber } from '../../lib/format';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';

/** What a vehicle is, as far as it is known; its name stands above. */
export const vehicleDetails = ({ make, model, year, trim, engine }: Vehicle): string =>
  [`${make} ${model}`, formatNumber(year), trim, engine].filter(Boolean).join(' · ');

type Props = { vehicle: Vehicle; onEdit: () => void };

export const VehicleHeading = ({ vehicle, onEdit }: Props) => (
  <Stack
    direction="row"
    sx={{ columnGap: 1.5, mt: -2, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}
  >
    <Typography color="textSecondary">{vehicleDetails(vehicle)}</Typography>
    {registrationOf(vehicle) !== '' && (
      <Typography color="textSecondary">{registrationOf(vehicle)}</Typography>
    )}
    {vehicle.isDefault && <DefaultChip />}
    <Button startIcon={<EditIcon />} onClick={onEdit} className="no-print" sx={{ minHeight: 44 }}>
      Editar
    </Button>
  </Stack>
);
