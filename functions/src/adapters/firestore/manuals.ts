import { collections, userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '../../domain/app-error';
import { newManual } from '../../domain/new-manual';
import type { Manuals } from '../../domain/ports';
import { manualConverter, vehicleConverter } from './converters';
import { nextNumber } from './counters';
import { inTransaction } from './transaction';

/** How long a manual may wait in the queue, without a worker, before it counts as forgotten. */
const QUEUE_GRACE_MS = 10 * 60 * 1000;

const later = (moment: Date, milliseconds: number): Date =>
  new Date(moment.getTime() + milliseconds);

/** Manuals in `users/{uid}/manuals/{id}`. */
export function firestoreManuals(db: Firestore): Manuals {
  const shelf = (uid: string) =>
    db.collection(`${userPath(uid)}/${collections.manuals}`).withConverter(manualConverter);
  const vehicle = (uid: string, id: number) =>
    db.doc(`${userPath(uid)}/${collections.vehicles}/${id}`).withConverter(vehicleConverter);

  return {
    async list(uid) {
      return (await shelf(uid).orderBy('id', 'desc').get()).docs.map((document) => document.data());
    },

    async get(uid, id) {
      return (await shelf(uid).doc(String(id)).get()).data() ?? null;
    },

    create: (uid, manual) =>
      inTransaction(db, async (transaction) => {
        // In the transaction, so that no manual is left behind by a vehicle that is being deleted.
        if (!(await transaction.get(vehicle(uid, manual.vehicleId))).exists) {
          throw new AppError('VEHICLE_NOT_FOUND');
        }
        const number = await nextNumber(db, transaction, uid, 'manual');
        const record = newManual({ ...manual, id: number.id }, new Date());
        number.take();
        transaction.create(shelf(uid).doc(String(record.id)), record);
        return record;
      }),

    update: (uid, id, decide) =>
      inTransaction(db, async (transaction) => {
        const document = shelf(uid).doc(String(id));
        const stored = (await transaction.get(document)).data();
        if (!stored) return null;
        const change = decide(stored);
        if (change === null) return stored;
        const changed = { ...stored, ...change, updatedAt: new Date() };
        transaction.set(document, changed);
        return changed;
      }),

    async delete(uid, id) {
      await shelf(uid).doc(String(id)).delete();
    },

    async listStuck(before) {
      const stuck = await db
        .collectionGroup(collections.manuals)
        .where('status', 'in', ['processing', 'vectorizing'])
        .where('updatedAt', '<', before)
        .withConverter(manualConverter)
        .get();
      return stuck.docs.flatMap((document) => {
        const manual = document.data();
        const uid = document.ref.parent.parent?.id;
        // A live worker that is busy with a large page writes nothing for a while, but its lease holds.
        const stuckFrom = manual.lease?.expiresAt ?? later(manual.updatedAt, QUEUE_GRACE_MS);
        return uid !== undefined && stuckFrom < before ? [{ uid, manual }] : [];
      });
    },
  };
}
