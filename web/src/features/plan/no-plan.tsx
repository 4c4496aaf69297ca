import { Button, Paper } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Plan } from '@contract';
import { paths } from '../../lib/paths';
import { isAllTold } from '../../lib/vehicle-part';
import { EmptyState } from '../../ui/empty-state';

/** Why there is no plan, and the next step. */
export function NoPlan({ plan }: { plan: Plan }) {
  const hasManual = plan.manuals.length > 0;
  if (!isAllTold(plan)) return null;
  return (
    <Paper variant="outlined">
      <EmptyState
        drawing="oil"
        title={hasManual ? 'No encontramos el plan en tu manual' : 'Falta el manual'}
        description={
          hasManual
            ? 'Puede que lo traiga un libro aparte, que esté en otro idioma o que sea una imagen. Puedes apuntar aquí los kilómetros y los servicios, o preguntar.'
            : 'Sube el manual de este vehículo y aquí verás qué mantenimiento toca, con la página que lo dice.'
        }
        action={
          <Button component={Link} to={hasManual ? paths.home : paths.manuals} variant="contained">
            {hasManual ? 'Preguntar' : 'Subir el manual'}
          </Button>
        }
      />
    </Paper>
  );
}
