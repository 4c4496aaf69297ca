export { AuthScreen as Component } from '../../features/account/auth-screen';
