import { AppError } from '../domain/faults/app-error';
import { afterSending, invitedAddress, type InvitedAddresses } from '../domain/accounts/invitation';
import type { Invitations } from '../domain/ports';

type Ports = { addresses: InvitedAddresses; invitations: Invitations; now: () => Date };

/** Registers an invitation for the address of its name; who sends it cannot choose another one. */
export const sendInvitation =
  ({ addresses, invitations, now }: Ports) =>
  async (name: string, message: string | undefined): Promise<void> => {
    const email = invitedAddress(addresses, name);
    if (email === null) throw new AppError('INVITATION_NOT_FOUND');
    await invitations.save(name, (stored) => afterSending(stored, { name, email, message }, now()));
  };
