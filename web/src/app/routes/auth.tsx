import { AuthScreen } from '../../features/account/auth-screen';
import { LegalLinks } from '../layout/legal-links';

export const Component = () => <AuthScreen footer={<LegalLinks />} />;
