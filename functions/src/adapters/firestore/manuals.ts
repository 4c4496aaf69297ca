import { collections, userPath } from '@contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '../../domain/app-error';
import { newManual } from '../../domain/new-manual';
import type { Manuals } from '../../domain/ports';
import { checkTakesFile } from '../../domain/upload-rule';
import { checkCount, roomToKeep, type Limits } from '../../domain/quota';
import { afterChange } from '../../domain/manual-change';
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
  async function checkFits(transaction: Transaction, uid: string, vehicleId: number) {
    if (!(await transaction.get(vehicle(uid, vehicleId))).exists) {
      throw new AppError('VEHICLE_NOT_FOUND');
    }
    const others = manualsOfVehicle(db, uid, vehicleId);
    checkCount('manualsPerVehicle', (await transaction.get(others)).size, limits);
  }

  return {
    async list(uid) {
      return (await shelf(uid).orderBy('id', 'desc').get()).docs.map((document) => document.data());
    },

    async get(uid, id) {
      return (await shelf(uid).doc(String(id)).get()).data() ?? null;
    },

    create: (uid, manual) =>
      inTurn(uid, async (transaction) => {
        await checkFits(transaction, uid, manual.vehicleId);
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
        if (changed.vehicleId !== stored.vehicleId) {
          await checkFits(transaction, uid, changed.vehicleId);
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
