import { Paper, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { User } from '@contract';
import { useVehicles, vehicleLabel } from '../../lib/vehicles';
import { KeepSwitch } from './keep-switch';

/** What of the garage this device keeps, to be read without a network. */
export function GloveboxSection({ user }: { user: User }) {
  const { data: vehicles } = useVehicles();
  const titleId = useId();
  if (!vehicles?.length) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ mt: 3, p: { xs: 2, sm: 3 } }}
    >
      <Typography id={titleId} variant="h2">
        Guardar en este dispositivo
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '65ch' }}>
        Lleva contigo las respuestas que guardas y las páginas que citan, para verlas sin conexión.
        Quien use este dispositivo sin conexión también podrá verlas. Se borran al cerrar sesión,
        cuando entra otra cuenta y si pasan 30 días sin abrir Guantera con conexión.
      </Typography>
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, mt: 1.5, listStyle: 'none' }}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <KeepSwitch user={user} vehicleId={vehicle.id} label={vehicleLabel(vehicle)} />
          </li>
        ))}
      </Stack>
    </Paper>
  );
}
