import {
  collections,
  logbookPath,
  odometerEntrySchema,
  receiptTypes,
  serviceSchema,
  userPath,
} from '@contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError } from '../../domain/faults/app-error';
import {
  emptyLogbook,
  receiptBytesOf,
  serviceOf,
  withServiceEdit,
} from '../../domain/logbook/logbook';
import type { Logbooks } from '../../domain/logbook/logbook-ports';
import { checkRoom, type Limits } from '../../domain/quotas/quota';
import type { LogbookRecord } from '../../domain/ports/records';
import { converter } from './converters';
import { ownersTurns } from './owners-turn';
import { shelfOf } from './shelf';
import { inTransaction } from './transaction';

const figure = z.number().int().nullable();

const receipt = z.object({
  key: z.string(),
  name: z.string(),
  contentType: z.enum(receiptTypes),
  size: z.number().int(),
});

/** A service with the name of its receipt's object, which the contract leaves out. */
const service = z
  .looseObject({ receipt: receipt.nullable().default(null) })
  .refine((one) => serviceSchema.safeParse(one).success);

const logbookConverter = converter<LogbookRecord>(
  z.object({
    vehicleId: z.number().int().positive(),
    isSevere: z.boolean(),
    followed: z.object({ date: z.string(), km: figure }).nullable().default(null),
    chosen: z.array(z.string()).default([]),
    items: z.record(
      z.string(),
      z.object({
        isHidden: z.boolean(),
        own: z.object({ km: figure, months: figure }).nullable(),
      }),
    ),
    odometer: z.array(z.custom((entry) => odometerEntrySchema.safeParse(entry).success)),
    services: z.array(service),
    lastId: z.number().int(),
  }) as unknown as z.ZodType<LogbookRecord>,
);

/** An owner's logbooks. */
const logbooksOf = (db: Firestore, uid: string) =>
  db.collection(`${userPath(uid)}/${collections.logbooks}`).withConverter(logbookConverter);

/** What all receipts of an owner take, but those of one vehicle. */
export async function receiptBytes(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  exceptVehicle?: number,
): Promise<number> {
  return (await transaction.get(logbooksOf(db, uid))).docs
    .map((document) => document.data())
    .filter(({ vehicleId }) => vehicleId !== exceptVehicle)
    .reduce((sum, logbook) => sum + receiptBytesOf(logbook), 0);
}

/** Logbooks in `users/{uid}/logbooks/{vehicle}`: one small document each, which is deleted with its vehicle. */
export function firestoreLogbooks(db: Firestore, limits: Pick<Limits, 'storedBytes'>): Logbooks {
  const { transaction: inTurn } = ownersTurns(db);
  const documentOf = (uid: string, vehicleId: number) =>
    db.doc(logbookPath(uid, vehicleId)).withConverter(logbookConverter);
  const vehicleOf = (uid: string, vehicleId: number) =>
    db.doc(`${userPath(uid)}/${collections.vehicles}/${vehicleId}`);

  async function read(transaction: Transaction, uid: string, vehicleId: number) {
    const [vehicle, stored] = await Promise.all([
      // Whoever deletes the vehicle meanwhile collides.
      transaction.get(vehicleOf(uid, vehicleId)),
      transaction.get(documentOf(uid, vehicleId)),
    ]);
    if (!vehicle.exists) throw new AppError('VEHICLE_NOT_FOUND');
    return stored.data() ?? emptyLogbook(vehicleId);
  }

  return {
    async get(uid, vehicleId) {
      return (await documentOf(uid, vehicleId).get()).data() ?? emptyLogbook(vehicleId);
    },

    async list(uid) {
      return (await logbooksOf(db, uid).get()).docs.map((document) => document.data());
    },

    change: (uid, vehicleId, change) =>
      inTransaction(db, async (transaction) => {
        const { logbook, answer } = change(await read(transaction, uid, vehicleId));
        transaction.set(documentOf(uid, vehicleId), logbook);
        return answer;
      }),

    attachReceipt: (uid, { vehicleId, serviceId }, given) =>
      inTurn(uid, async (transaction) => {
        const before = await read(transaction, uid, vehicleId);
        const { receipt: replaced } = serviceOf(before, serviceId);
        const { logbook, added } = withServiceEdit(before, serviceId, { receipt: given });
        const manuals = (await transaction.get(shelfOf(db, uid))).docs.map((one) => one.data());
        const others = await receiptBytes(db, transaction, uid, vehicleId);
        checkRoom({ manuals, receiptBytes: others + receiptBytesOf(logbook) }, limits);
        transaction.set(documentOf(uid, vehicleId), logbook);
        return { service: added, replaced };
      }),
  };
}
