import { useSessionLayer } from '../../features/account/session-layer';
import { ProfileScreen } from '../../features/profile/profile-screen';
import { signOutOfDevice } from '../../lib/offline/owner-guard';
import { forgetOwner } from '../forget-owner';
import { paths } from '../../lib/paths';

/** Leaves by loading a new document: what this one holds in memory goes with the account. */
async function leaveForGood(ownerId: string | undefined): Promise<void> {
  if (ownerId !== undefined) forgetOwner(ownerId);
  await signOutOfDevice(ownerId);
  window.location.replace(paths.accountErased);
}

export function Component() {
  const { user, logout } = useSessionLayer();
  return (
    <ProfileScreen
      consolePath={paths.console}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
      onErased={() => void leaveForGood(user?.id)}
    />
  );
}
