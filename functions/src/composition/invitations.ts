import { firestoreInvitations } from '../adapters/firestore/invitations';
import { config } from '../config';
import { getInvitation } from '../usecases/get-invitation';
import { sendInvitation } from '../usecases/send-invitation';
import { firebase } from './firebase';
import { once } from './once';

/** Invitations by name. */
export const invitations = once(() => {
  const { invitations: addresses } = config();
  return {
    getInvitation: getInvitation({ addresses }),
    sendInvitation: sendInvitation({
      addresses,
      invitations: firestoreInvitations(firebase().db),
      now: () => new Date(),
    }),
  };
});
