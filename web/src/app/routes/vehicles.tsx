import { VehiclesScreen } from '../../features/garage/vehicles-screen';
import { vehiclePath } from '../paths';

export const Component = () => <VehiclesScreen vehiclePath={vehiclePath} />;
