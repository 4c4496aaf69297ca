import { MonitorScreen } from '../../features/monitor/monitor-screen';
import { PublicPage } from '../layout/public-page';
import { paths } from '../../lib/paths';

export const Component = () => (
  <PublicPage>
    <MonitorScreen homePath={paths.home} />
  </PublicPage>
);
