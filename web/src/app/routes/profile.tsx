import { useSessionLayer } from '../../features/account/session-layer';
import { ProfileScreen } from '../../features/profile/profile-screen';

export function Component() {
  const { logout } = useSessionLayer();
  return <ProfileScreen onLogout={() => logout.mutate()} isLoggingOut={logout.isPending} />;
}
