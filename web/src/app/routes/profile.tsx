import { useSessionLayer } from '../../features/account/session-layer';
import { ProfileScreen } from '../../features/profile/profile-screen';
import { forgetOwner } from '../forget-owner';
import { paths } from '../paths';

/** Leaves by loading a new document: what this one holds in memory goes with the account. */
function leaveForGood(ownerId: string | undefined): void {
  if (ownerId !== undefined) forgetOwner(ownerId);
  window.location.replace(paths.accountErased);
}

export function Component() {
  const { user, logout } = useSessionLayer();
  return (
    <ProfileScreen
      consolePath={paths.console}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
      onErased={() => leaveForGood(user?.id)}
    />
  );
}
