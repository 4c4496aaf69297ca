import { collections, userPath } from '@contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '../../domain/faults/app-error';
import { newManual } from '../../domain/manuals/new-manual';
import type { Manuals } from '../../domain/ports';
import { awaiting } from '../../domain/manuals/entered-file';
import { checkTakesFile } from '../../domain/manuals/upload-rule';
import { checkCount, roomToKeep, type Limits } from '../../domain/quotas/quota';
import { afterChange } from '../../domain/manuals/manual-change';
import { manualsOfAllOwners } from './manuals-of-all-owners';
import { vehicleConverter } from './converters';
import { nextNumber } from './counters';
import { receiptBytes } from './logbooks';
import { deleteWithNote } from './deleted-manuals';
import { ownersTurns } from './owners-turn';
import { inTransaction } from './transaction';
import { manualsOfVehicle, shelfOf } from './shelf';

/** Manuals in `users/{uid}/manuals/{id}`. */
export function firestoreManuals(db: Firestore, limits: Limits): Manuals {
  const { transaction: inTurn } = ownersTurns(db);
  const shelf = (uid: string) => shelfOf(db, uid);
  const vehicle = (uid: string, id: number) =>
    db.doc(`${userPath(uid)}/${collections.vehicles}/${id}`).withConverter(vehicleConverter);

  /** In the transaction, so that no manual is left behind by a vehicle that is being deleted. */
  async function manualsOn(transaction: Transaction, uid: string, vehicleId: number) {
    if (!(await transaction.get(vehicle(uid, vehicleId))).exists) {
      throw new AppError('VEHICLE_NOT_FOUND');
    }
    const shelved = await transaction.get(manualsOfVehicle(db, uid, vehicleId));
    return shelved.docs.map((one) => one.data());
  }

  return {
    async list(uid) {
      return (await shelf(uid).orderBy('id', 'desc').get()).docs.map((document) => document.data());
    },

    async get(uid, id) {
      return (await shelf(uid).doc(String(id)).get()).data() ?? null;
    },

    create: (uid, entered) =>
      inTurn(uid, async (transaction) => {
        const { vehicleId, originalFilename, fingerprint: awaitedFingerprint = null } = entered;
        const others = await manualsOn(transaction, uid, vehicleId);
        const known = awaiting(others, entered);
        if (known) return { manual: known, isNew: false };
        checkCount('manualsPerVehicle', others.length, limits);
        const number = await nextNumber(db, transaction, uid, 'manual');
        const named = { id: number.id, vehicleId, originalFilename, awaitedFingerprint };
        const manual = newManual(named, new Date());
        number.take();
        transaction.create(shelf(uid).doc(String(manual.id)), manual);
        return { manual, isNew: true };
      }),

    update: (uid, id, decide) =>
      inTransaction(db, async (transaction) => {
        const document = shelf(uid).doc(String(id));
        const stored = (await transaction.get(document)).data();
        if (!stored) return null;
        const change = decide(stored);
        if (change === null) return stored;
        const changed = afterChange(stored, change, new Date());
        if (changed.vehicleId !== stored.vehicleId) {
          const others = await manualsOn(transaction, uid, changed.vehicleId);
          checkCount('manualsPerVehicle', others.length, limits);
          (await nextNumber(db, transaction, uid, 'move')).take();
        }
        transaction.set(document, changed);
        return changed;
      }),

    reserve: (uid, id, bytes) =>
      inTurn(uid, async (transaction) => {
        const manuals = (await transaction.get(shelf(uid))).docs.map((one) => one.data());
        const manual = manuals.find((candidate) => candidate.id === id);
        if (!manual) throw new AppError('MANUAL_NOT_FOUND');
        checkTakesFile(manual, null);
        const kept = { manuals, receiptBytes: await receiptBytes(db, transaction, uid) };
        const reservedBytes = roomToKeep(kept, { id, bytes }, limits);
        // Its upload begins now: the manual is not abandoned before that has ended.
        transaction.update(shelf(uid).doc(String(id)), { reservedBytes, updatedAt: new Date() });
      }),

    delete: (uid, id) =>
      inTurn(uid, (transaction) =>
        deleteWithNote(transaction, shelf(uid).doc(String(id)), { uid, manualId: id }),
      ),

    ...manualsOfAllOwners(db),
  };
}
