import { collections } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Invitations } from '../../domain/ports';
import type { InvitationRecord } from '../../domain/ports/records';
import { converter, storedMoment } from './converters';
import { inTransaction } from './transaction';

const invitationConverter = converter<InvitationRecord>(
  z.object({
    name: z.string(),
    email: z.string(),
    message: z.string().nullable(),
    status: z.literal('registered'),
    createdAt: storedMoment,
    updatedAt: storedMoment,
  }),
);

/** Invitations that were sent, in `invitations/{name}`. */
export function firestoreInvitations(db: Firestore): Invitations {
  const sent = db.collection(collections.invitations).withConverter(invitationConverter);
  return {
    save: (name, decide) =>
      inTransaction(db, async (transaction) => {
        const stored = (await transaction.get(sent.doc(name))).data() ?? null;
        const record = decide(stored);
        transaction.set(sent.doc(name), record);
        return record;
      }),
  };
}
