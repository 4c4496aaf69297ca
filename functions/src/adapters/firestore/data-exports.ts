import { collections, dataExportSchema, exportPath, userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { DataExports } from '../../domain/ports/accounts';
import type { DataExportRecord } from '../../domain/ports/records';
import { converter, storedMoment } from './converters';
import { mapPage, ownerOf, pageByMoment } from './pages';
import { inTransaction } from './transaction';

const exportConverter = converter<DataExportRecord>(
  z.object({
    id: z.string(),
    status: dataExportSchema.shape.status,
    progress: z.number(),
    size: z.number().int().nullable(),
    lease: z.object({ holder: z.string(), expiresAt: storedMoment }).nullable(),
    sweeps: z.number().int(),
    requestedAt: storedMoment,
    requests: z.array(storedMoment),
    dueAt: storedMoment,
  }),
);

/** The record of an owner's archives, in `users/{uid}/exports/latest`. */
export function firestoreDataExports(db: Firestore): DataExports {
  const record = (uid: string) => db.doc(exportPath(uid)).withConverter(exportConverter);
  return {
    async get(uid) {
      return (await record(uid).get()).data() ?? null;
    },

    update: (uid, decide) =>
      inTransaction(db, async (transaction) => {
        // In the transaction, so that nothing comes back below an owner who is being erased.
        if (!(await transaction.get(db.doc(userPath(uid)))).exists) return null;
        const stored = (await transaction.get(record(uid))).data() ?? null;
        const changed = decide(stored);
        if (changed === null) return stored;
        transaction.set(record(uid), changed);
        return changed;
      }),

    delete: (uid, mayGo) =>
      inTransaction(db, async (transaction) => {
        const stored = (await transaction.get(record(uid))).data();
        if (stored && mayGo(stored)) transaction.delete(record(uid));
      }),

    async listDue(now, after) {
      const due = db
        .collectionGroup(collections.exports)
        .where('dueAt', '<', now)
        .withConverter(exportConverter);
      return mapPage(await pageByMoment(due, 'dueAt', after), (document) => ({
        uid: ownerOf(document),
        dataExport: document.data(),
      }));
    },
  };
}
