import { RoadScreen } from '../../features/emergencies/road-screen';
import { OfflineLine } from '../../features/glovebox/lazy';
import { useSession } from '../../lib/api/session';
import { Dispensable } from '../../ui/lazy';
import { paths, vehiclePath } from '../../lib/paths';

/** For whoever stands beside a road. */
export function Component() {
  const { user } = useSession();
  return (
    <RoadScreen
      paths={{ ...paths, vehicleOf: vehiclePath }}
      foot={(vehicleId) =>
        user && (
          <Dispensable>
            <OfflineLine {...{ user, vehicleId }} to={vehiclePath(vehicleId)} />
          </Dispensable>
        )
      }
    />
  );
}
