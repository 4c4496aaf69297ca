import { AuthScreen } from '../../features/account/auth-screen';
import { paths } from '../paths';

export const Component = () => <AuthScreen statusPath={paths.monitor} />;
