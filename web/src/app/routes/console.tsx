import { ConsoleScreen } from '../../features/console/console-screen';
import { paths } from '../../lib/paths';

export const Component = () => (
  <ConsoleScreen manualsPath={paths.manuals} vehiclesPath={paths.vehicles} />
);
