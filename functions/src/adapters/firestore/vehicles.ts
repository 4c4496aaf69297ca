import { collections, factNotesPath, logbookPath, userPath } from '@contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  becomesDefault,
  changesForDefault,
  successor,
} from '../../domain/accounts/default-vehicle';
import type { Vehicles } from '../../domain/ports';
import { checkCount, type Limits } from '../../domain/quotas/quota';
import type { VehicleRecord } from '../../domain/ports/records';
import { vehicleConverter } from './converters';
import { nextNumber } from './counters';
import { ownersTurns } from './owners-turn';
import { pageByPath } from './pages';
import { inTransaction } from './transaction';
import { manualsOfVehicle } from './shelf';

type NewVehicle = Parameters<Vehicles['create']>[1];

/** Vehicles in `users/{uid}/vehicles/{id}`. Every change reads all of them: which one is the default concerns all. */
export function firestoreVehicles(db: Firestore, limits: Limits): Vehicles {
  const { transaction: inTurn } = ownersTurns(db);
  const garage = (uid: string) =>
    db.collection(`${userPath(uid)}/${collections.vehicles}`).withConverter(vehicleConverter);

  const readAll = async (transaction: Transaction, uid: string): Promise<VehicleRecord[]> =>
    (await transaction.get(garage(uid))).docs.map((document) => document.data());

  const setDefault = (transaction: Transaction, uid: string, all: VehicleRecord[], id: number) => {
    for (const change of changesForDefault(all, id)) {
      transaction.update(garage(uid).doc(String(change.id)), { isDefault: change.isDefault });
    }
  };

  return {
    async list(uid) {
      return (await garage(uid).orderBy('id').get()).docs.map((document) => document.data());
    },

    async listOfAllOwners(after, limit) {
      const all = db.collectionGroup(collections.vehicles).withConverter(vehicleConverter);
      const [uid = '', id = ''] = after?.split('/') ?? [];
      const place = after === undefined ? null : garage(uid).doc(id).path;
      const { found } = await pageByPath(all, place, limit);
      return found.map((document) => document.data());
    },

    async get(uid, id) {
      return (await garage(uid).doc(String(id)).get()).data() ?? null;
    },

    create: (uid, vehicle: NewVehicle) =>
      inTurn(uid, async (transaction) => {
        const others = await readAll(transaction, uid);
        checkCount('vehicles', others.length, limits);
        const number = await nextNumber(db, transaction, uid, 'vehicle');
        const isDefault = becomesDefault(others, vehicle.isDefault);
        const { id } = number;
        const record = { ...vehicle, id, userId: uid, isDefault, createdAt: new Date() };
        number.take();
        if (isDefault) setDefault(transaction, uid, others, record.id);
        transaction.create(garage(uid).doc(String(record.id)), record);
        return record;
      }),

    update: (uid, id, change) =>
      inTransaction(db, async (transaction) => {
        const all = await readAll(transaction, uid);
        const vehicle = all.find((candidate) => candidate.id === id);
        if (!vehicle) return null;
        const { isDefault, ...edit } = change(vehicle);
        if (isDefault) setDefault(transaction, uid, all, id);
        if (Object.keys(edit).length > 0) transaction.update(garage(uid).doc(String(id)), edit);
        return { ...vehicle, ...edit, isDefault: isDefault ?? vehicle.isDefault };
      }),

    delete: (uid, id) =>
      inTurn(uid, async (transaction) => {
        // Who enters or moves a manual writes there: both collide.
        await transaction.get(db.doc(userPath(uid)));
        const all = await readAll(transaction, uid);
        const remaining = all.filter((vehicle) => vehicle.id !== id);
        if (remaining.length === all.length) return 'missing';
        if (!(await transaction.get(manualsOfVehicle(db, uid, id).limit(1))).empty) return 'in use';
        const next = successor(remaining);
        if (next !== null) setDefault(transaction, uid, remaining, next);
        transaction.delete(garage(uid).doc(String(id)));
        transaction.delete(db.doc(factNotesPath(uid, id)));
        transaction.delete(db.doc(logbookPath(uid, id)));
        return 'deleted';
      }),
  };
}
