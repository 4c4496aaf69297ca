import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import type { User } from '@contract';
import { KeepSwitch } from './keep-switch';

type Props = { user: User; vehicleId: number };

/** What of a vehicle this device keeps, to be read without a network. */
export function GloveboxSection({ user, vehicleId }: Props) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ mt: 3, p: { xs: 2, sm: 3 }, '@media print': { display: 'none' } }}
    >
      <Typography id={titleId} variant="h2">
        Para cuando no haya conexión
      </Typography>
      <KeepSwitch user={user} vehicleId={vehicleId} />
      <Box component="details" sx={{ color: 'text.secondary' }}>
        <Typography
          component="summary"
          variant="body2"
          sx={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}
        >
          Qué se guarda y cuándo se borra
        </Typography>
        <Typography variant="body2" sx={{ maxWidth: '65ch' }}>
          Los testigos, la ficha, las emergencias y el mantenimiento de este vehículo, las
          respuestas que guardas y las páginas que citan. Quien use este dispositivo sin conexión
          también podrá verlo. Se borra al cerrar sesión, cuando entra otra cuenta y si pasan 30
          días sin abrir Guantera con conexión.
        </Typography>
      </Box>
    </Paper>
  );
}
