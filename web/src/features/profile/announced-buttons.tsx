import { Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { summary } from '../../ui/summary';

const LABELS = ['Cambiar contraseña', 'Configurar notificaciones', 'Gestionar avisos por correo'];

/** Buttons whose behaviour is yet to come: folded away under that it is. */
export function AnnouncedButtons() {
  const id = useId();
  return (
    <details>
      <Typography component="summary" id={id} variant="body2" color="textSecondary" sx={summary}>
        Aún no disponible
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {LABELS.map((label) => (
          <Button key={label} size="small" color="secondary" aria-describedby={id}>
            {label}
          </Button>
        ))}
      </Stack>
    </details>
  );
}
