import { Skeleton } from '@mui/material';
import { listSignals } from '@contract';
import { useVehiclePart } from '../../lib/vehicle-part';
import { WayIn } from '../../ui/way-in';
import { WAY_IN_HEIGHT } from '../../ui/way-in-height';

type Props = { vehicleId: number; to: string };

/** The way in for whoever has a light on; not there where lights are switched off. Its answer is what the next page shows. */
export function SignalsEntry({ vehicleId, to }: Props) {
  const { data, isPending } = useVehiclePart(listSignals, vehicleId);
  if (isPending) return <Skeleton variant="rounded" sx={{ height: WAY_IN_HEIGHT }} />;
  // Where it cannot be told the page behind it says so.
  if (data && !data.isAvailable) return null;
  return (
    <WayIn to={to} drawing="dashboard">
      Se me ha encendido un testigo
    </WayIn>
  );
}
