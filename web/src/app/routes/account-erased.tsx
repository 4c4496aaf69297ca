import { AccountErasedScreen } from '../../features/legal/account-erased-screen';
import { PublicPage } from '../layout/public-page';
import { paths } from '../paths';

export const Component = () => (
  <PublicPage>
    <AccountErasedScreen signInPath={paths.auth} />
  </PublicPage>
);
