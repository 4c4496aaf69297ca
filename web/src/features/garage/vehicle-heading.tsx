import type { Vehicle } from '@contract';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { Ref } from 'react';
import { formatNumber } from '../../lib/format';
import { vehicleName } from '../../lib/vehicles';
import { markerStroke } from '../../ui/marker-stroke';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';
import { Silhouette } from './silhouette';

/** What a vehicle is, as far as it is known and its name does not say it. */
const vehicleDetails = ({ nickname, make, model, year, trim, engine }: Vehicle): string =>
  [nickname && `${make} ${model}`, nickname && formatNumber(year), trim, engine]
    .filter(Boolean)
    .join(' · ');

/** In one row on a phone: what is not as long as its name stands beside it. */
const head = {
  ...{ display: { xs: 'flex', sm: 'block' }, alignItems: 'baseline', gap: 1.5 },
  ...{ minWidth: 0, flexGrow: 1 },
} as const;

const name = {
  ...{ ...markerStroke, fontSize: { xs: '1.375rem', sm: '2rem' }, lineHeight: 1.2 },
  ...{ width: 'fit-content', flexShrink: { xs: 0, sm: 1 }, maxWidth: '100%' },
} as const;

/** Cut on a phone. */
const line = {
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { xs: 'nowrap', sm: 'normal' } },
  fontSize: { xs: '0.875rem', sm: '1rem' },
} as const;

type Props = { vehicle: Vehicle; headingRef: Ref<HTMLHeadingElement>; onEdit: () => void };

/** Name, what it is and the way to change that: one row on a phone, where what is known of the vehicle begins soon. */
export function VehicleHeading({ vehicle, headingRef, onEdit }: Props) {
  const details = vehicleDetails(vehicle);
  const registration = registrationOf(vehicle);
  return (
    <Stack direction="row" sx={{ gap: 1, mb: { sm: 2 }, alignItems: 'center' }}>
      <Box sx={head}>
        <Typography variant="h1" ref={headingRef} tabIndex={-1} sx={name}>
          {vehicleName(vehicle)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: { sm: 0.5 }, minWidth: 0, alignItems: 'center' }}>
          <Typography color="textSecondary" title={details} sx={line}>
            {details}
            {registration && (
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {details ? ` · ${registration}` : registration}
              </Box>
            )}
          </Typography>
          {vehicle.isDefault && (
            // On a phone the star of the menu says it.
            <Box sx={{ flexShrink: 0, display: { xs: 'none', sm: 'block' } }}>
              <DefaultChip />
            </Box>
          )}
        </Stack>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, flexShrink: 0, color: 'primary.main' }}>
        <Silhouette vehicle={vehicle} />
      </Box>
      <Tooltip title="Editar">
        <IconButton aria-label="Editar" onClick={onEdit} className="no-print">
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
