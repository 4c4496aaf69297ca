import type { Vehicle } from '@contract';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { formatNumber } from '../../lib/format';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';

/** What a vehicle is, as far as it is known; its name stands above. */
const vehicleDetails = ({ make, model, year, trim, engine }: Vehicle): string =>
  [`${make} ${model}`, formatNumber(year), trim, engine].filter(Boolean).join(' · ');

type Props = { vehicle: Vehicle; onEdit: () => void };

/** One line on a phone, where its registration stands behind "Editar". */
export function VehicleHeading({ vehicle, onEdit }: Props) {
  const details = vehicleDetails(vehicle);
  const registration = registrationOf(vehicle);
  return (
    <Stack direction="row" sx={{ gap: 1, mt: -2.5, mb: 1, alignItems: 'center' }}>
      <Typography color="textSecondary" noWrap title={details} sx={{ minWidth: 0 }}>
        {details}
        {registration && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {` · ${registration}`}
          </Box>
        )}
      </Typography>
      {vehicle.isDefault && (
        // On a phone the star of the menu says it.
        <Box sx={{ flexShrink: 0, display: { xs: 'none', sm: 'block' } }}>
          <DefaultChip />
        </Box>
      )}
      <IconButton aria-label="Editar" onClick={onEdit} className="no-print" sx={{ ml: 'auto' }}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
