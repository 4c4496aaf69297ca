import { userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '../../domain/faults/app-error';
import { newUser } from '../../domain/accounts/new-user';
import type { Users } from '../../domain/ports';
import { userConverter } from './converters';
import { erasureOf } from './erasures';
import { ownersTurns } from './owners-turn';

/** Owners, each in the document `users/{uid}`, which also holds their counters. */
export function firestoreUsers(db: Firestore): Users {
  const { transaction: inTurn } = ownersTurns(db);
  const owner = (uid: string) => db.doc(userPath(uid)).withConverter(userConverter);
  return {
    async get(uid) {
      return (await owner(uid).get()).data() ?? null;
    },

    signIn: (signIn) =>
      inTurn(signIn.id, async (transaction) => {
        if ((await transaction.get(erasureOf(db, signIn.id))).exists) {
          throw new AppError('ACCOUNT_BEING_ERASED');
        }
        const stored = (await transaction.get(owner(signIn.id))).data();
        if (stored) {
          const { email, authMethod } = signIn;
          transaction.update(owner(signIn.id), { email, authMethod });
          return { ...stored, email, authMethod };
        }
        const created = newUser(signIn, new Date());
        transaction.create(owner(signIn.id), created);
        return created;
      }),

    update: (uid, decide) =>
      inTurn(uid, async (transaction) => {
        const stored = (await transaction.get(owner(uid))).data();
        if (!stored) return null;
        const change = decide(stored);
        if (Object.keys(change).length > 0) transaction.update(owner(uid), change);
        return { ...stored, ...change };
      }),
  };
}
