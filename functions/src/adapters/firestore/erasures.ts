import { collections } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Erasures } from '../../domain/ports/accounts';
import type { ErasureRecord } from '../../domain/ports/records';
import { converter, storedMoment } from './converters';
import { mapPage, pageByPath } from './pages';
import { inTransaction } from './transaction';

const erasureConverter = converter<ErasureRecord>(
  z.object({
    uid: z.string(),
    requestedAt: storedMoment,
    completedAt: storedMoment.nullable(),
  }),
);

export const erasureOf = (db: Firestore, uid: string) =>
  db.collection(collections.erasures).doc(uid).withConverter(erasureConverter);

/** Erased accounts, in `erasures/{uid}`. */
export const firestoreErasures = (db: Firestore): Erasures => ({
  begin: (uid, at) =>
    inTransaction(db, async (transaction) => {
      const erasure = erasureOf(db, uid);
      if ((await transaction.get(erasure)).exists) return;
      transaction.create(erasure, { uid, requestedAt: at, completedAt: null });
    }),

  async list(after) {
    const all = db.collection(collections.erasures).withConverter(erasureConverter);
    return mapPage(await pageByPath(all, after), (document) => document.data());
  },

  complete: (uid, at) =>
    inTransaction(db, async (transaction) => {
      const erasure = erasureOf(db, uid);
      const stored = (await transaction.get(erasure)).data();
      if (stored?.completedAt === null) transaction.update(erasure, { completedAt: at });
    }),

  async forget(uid) {
    await erasureOf(db, uid).delete();
  },
});
