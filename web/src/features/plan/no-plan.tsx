import BuildIcon from '@mui/icons-material/BuildOutlined';
import { Button, Paper } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Plan } from '@contract';
import { EmptyState } from '../../ui/empty-state';

/** Why there is no plan, and the next step. */
export function NoPlan({ plan: { manuals } }: { plan: Plan }) {
  const hasManual = manuals.length > 0;
  if (manuals.some(({ isRead }) => !isRead)) return null;
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<BuildIcon />}
        title={hasManual ? 'No encontramos el plan en tu manual' : 'Falta el manual'}
        description={
          hasManual
            ? 'Puede que lo traiga un libro aparte, que esté en otro idioma o que sea una imagen. Puedes apuntar aquí los kilómetros y los servicios, o preguntar.'
            : 'Sube el manual de este vehículo y aquí verás qué mantenimiento toca, con la página que lo dice.'
        }
        action={
          <Button component={Link} to={hasManual ? '/' : '/manuals'} variant="contained">
            {hasManual ? 'Preguntar' : 'Subir el manual'}
          </Button>
        }
      />
    </Paper>
  );
}
