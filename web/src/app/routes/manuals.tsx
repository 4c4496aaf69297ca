import { ManualsScreen } from '../../features/manuals/manuals-screen';
import { paths } from '../paths';

export const Component = () => <ManualsScreen vehiclesPath={paths.vehicles} />;
