import { RoadScreen } from '../../features/emergencies/road-screen';
import { paths, vehiclePath } from '../paths';

/** For whoever stands beside a road. */
export const Component = () => <RoadScreen paths={{ ...paths, vehicleOf: vehiclePath }} />;
