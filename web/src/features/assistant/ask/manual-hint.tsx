import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listManuals, type Manual, type Vehicle } from '@contract';
import { vehicleName } from '../../../lib/vehicles';
import { AlertWithAction } from '../../../ui/alert-with-action';
import { queryOf } from '../../../lib/api/queries';

type Props = { vehicle: Vehicle; manualsPath: string };

/** What has arrived and waits for its turn is on its way, too. */
const isBeingRead = ({ status, fileSize }: Manual): boolean =>
  status === 'processing' || status === 'vectorizing' || (status === 'pending' && fileSize > 0);

/** Says so while a vehicle has no manual that questions could be answered from. */
export function ManualHint({ vehicle, manualsPath }: Props) {
  // The frame of the page asks for it again while one is being read.
  const { data } = useQuery(queryOf(listManuals));
  const manuals = data?.filter(({ vehicleId }) => vehicleId === vehicle.id);
  if (!manuals || manuals.some(({ isAskable }) => isAskable)) return null;
  const isReading = manuals.some(isBeingRead);
  return (
    <AlertWithAction
      severity="info"
      action={
        <Button component={Link} to={manualsPath} color="inherit">
          {isReading ? 'Ver el progreso' : 'Subir manual'}
        </Button>
      }
    >
      {isReading
        ? `El manual de ${vehicleName(vehicle)} se está procesando. Podrás preguntar en cuanto termine.`
        : `${vehicleName(vehicle)} todavía no tiene un manual que se pueda consultar.`}
    </AlertWithAction>
  );
}
