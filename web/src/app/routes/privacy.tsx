import { PrivacyScreen } from '../../features/legal/privacy-screen';
import { PublicPage } from '../layout/public-page';
import { paths } from '../../lib/paths';

export const Component = () => (
  <PublicPage>
    <PrivacyScreen profilePath={paths.profile} historyPath={paths.history} />
  </PublicPage>
);
