import { collections, userPath, type ManualStatus } from '@contract';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '../../domain/app-error';
import { newManual } from '../../domain/new-manual';
import type { Manuals } from '../../domain/ports';
import { checkCount, checkRoom, type Limits } from '../../domain/quota';
import { afterChange } from '../../domain/manual-change';
import type { ManualRecord } from '../../domain/records';
import { isStuck } from '../../domain/stuck-manual';
import { manualConverter, vehicleConverter } from './converters';
import { nextNumber } from './counters';
import { deleteWithNote } from './deleted-manuals';
import { inTransaction } from './transaction';

/** Manuals in `users/{uid}/manuals/{id}`. */
export function firestoreManuals(db: Firestore, limits: Limits): Manuals {
  const shelf = (uid: string) =>
    db.collection(`${userPath(uid)}/${collections.manuals}`).withConverter(manualConverter);
  const vehicle = (uid: string, id: number) =>
    db.doc(`${userPath(uid)}/${collections.vehicles}/${id}`).withConverter(vehicleConverter);

  const unchangedSince = async (before: Date, statuses: readonly ManualStatus[]) => {
    const found = await db
      .collectionGroup(collections.manuals)
      .where('status', 'in', statuses)
      .where('updatedAt', '<', before)
      .withConverter(manualConverter)
      .get();
    return found.docs.map(owned);
  };

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
        const others = shelf(uid).where('vehicleId', '==', manual.vehicleId);
        checkCount('manualsPerVehicle', (await transaction.get(others)).size, limits);
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
        const changed = afterChange(stored, change, new Date());
        transaction.set(document, changed);
        return changed;
      }),

    reserve: (uid, id, bytes) =>
      inTransaction(db, async (transaction) => {
        const { docs } = await transaction.get(shelf(uid));
        const manuals = docs.map((document) => document.data());
        checkRoom(manuals, { id, bytes }, limits);
        transaction.update(shelf(uid).doc(String(id)), { reservedBytes: bytes });
      }),

    delete: (uid, id) => deleteWithNote(shelf(uid).doc(String(id)), uid, id),

    async listStuck(before) {
      // A lease ends after the write that took it: nothing that is stuck was changed since.
      const busy = await unchangedSince(before, ['processing', 'vectorizing']);
      return busy.filter(({ manual }) => isStuck(manual, before));
    },

    listLeft: (before) => unchangedSince(before, ['pending', 'deleted']),

    async listOvertaken(before) {
      const found = await db
        .collectionGroup(collections.manuals)
        .where('overtakenAt', '<', before)
        .withConverter(manualConverter)
        .get();
      return found.docs.map(owned);
    },

    async *listOfAllOwners() {
      const all = db.collectionGroup(collections.manuals).withConverter(manualConverter).stream();
      for await (const document of all as unknown as AsyncIterable<StoredManual>) {
        yield owned(document);
      }
    },
  };
}

type StoredManual = QueryDocumentSnapshot<ManualRecord>;

/** With its owner, whom its path names: `users/{uid}/manuals/{id}`. */
const owned = (document: StoredManual): { uid: string; manual: ManualRecord } => ({
  uid: document.ref.parent.parent?.id ?? '',
  manual: document.data(),
});
