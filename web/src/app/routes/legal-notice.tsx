import { LegalNoticeScreen } from '../../features/legal/legal-notice-screen';
import { PublicPage } from '../layout/public-page';
import { paths } from '../../lib/paths';

export const Component = () => (
  <PublicPage>
    <LegalNoticeScreen privacyPath={paths.privacy} />
  </PublicPage>
);
