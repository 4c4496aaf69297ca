import { VehiclesScreen } from '../../features/garage/vehicles-screen';
import { Dispensable } from '../../ui/lazy';
import { NextLine } from '../lazy';
import { vehiclePath } from '../../lib/paths';

export const Component = () => (
  <VehiclesScreen
    vehiclePath={vehiclePath}
    stateOf={({ id }) => (
      <Dispensable>
        <NextLine vehicleId={id} to={vehiclePath(id, 'mantenimiento')} isKnownOnly />
      </Dispensable>
    )}
  />
);
