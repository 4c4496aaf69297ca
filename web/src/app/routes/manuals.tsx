import { ManualsScreen } from '../../features/manuals/manuals-screen';
import { paths } from '../../lib/paths';

export const Component = () => <ManualsScreen vehiclesPath={paths.vehicles} />;
