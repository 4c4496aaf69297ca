import { AppError } from '../domain/faults/app-error';
import { invitedAddress, type InvitedAddresses } from '../domain/accounts/invitation';

/** Whom the invitation of a name is for. */
export const getInvitation =
  ({ addresses }: { addresses: InvitedAddresses }) =>
  (name: string): { name: string; email: string } => {
    const email = invitedAddress(addresses, name);
    if (email === null) throw new AppError('INVITATION_NOT_FOUND');
    return { name, email };
  };
