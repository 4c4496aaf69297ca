import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { Box, Chip, Typography } from '@mui/material';
import type { Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';

type Props = { vehicles: readonly Vehicle[] };

/** What is in the garage already. */
export const RegisteredVehicles = ({ vehicles }: Props) => (
  <Box
    component="ul"
    aria-label="Tus vehículos"
    sx={{ listStyle: 'none', p: 0, m: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    {vehicles.map((vehicle) => (
      <Box
        component="li"
        key={vehicle.id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1,
          minHeight: 52,
          '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <CarIcon aria-hidden color="primary" />
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {vehicleName(vehicle)}
          </Typography>
          {vehicle.isDefault && <Chip size="small" label="Predeterminado" />}
        </Box>
      </Box>
    ))}
  </Box>
);
