import { AccountErasedScreen } from '../../features/legal/account-erased-screen';
import { PublicPage } from '../layout/public-page';
import { paths } from '../../lib/paths';

export const Component = () => (
  <PublicPage>
    <AccountErasedScreen signInPath={paths.auth} />
  </PublicPage>
);
