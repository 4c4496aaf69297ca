import { ConsoleScreen } from '../../features/console/console-screen';
import { paths } from '../paths';

export const Component = () => (
  <ConsoleScreen manualsPath={paths.manuals} vehiclesPath={paths.vehicles} />
);
