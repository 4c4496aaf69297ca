import { collections, logbookPath, odometerEntrySchema, serviceSchema, userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError } from '../../domain/app-error';
import { emptyLogbook } from '../../domain/logbook/logbook';
import type { Logbooks } from '../../domain/logbook/logbook-ports';
import type { LogbookRecord } from '../../domain/records';
import { converter } from './converters';
import { inTransaction } from './transaction';

const figure = z.number().int().nullable();

const logbookConverter = converter<LogbookRecord>(
  z.object({
    vehicleId: z.number().int().positive(),
    isSevere: z.boolean(),
    chosen: z.array(z.string()).default([]),
    items: z.record(
      z.string(),
      z.object({
        isHidden: z.boolean(),
        own: z.object({ km: figure, months: figure }).nullable(),
      }),
    ),
    odometer: z.array(z.custom((entry) => odometerEntrySchema.safeParse(entry).success)),
    services: z.array(z.custom((service) => serviceSchema.safeParse(service).success)),
    lastId: z.number().int(),
  }) as z.ZodType<LogbookRecord>,
);

/** Logbooks in `users/{uid}/logbooks/{vehicle}`: one small document each, which is deleted with its vehicle. */
export function firestoreLogbooks(db: Firestore): Logbooks {
  const documentOf = (uid: string, vehicleId: number) =>
    db.doc(logbookPath(uid, vehicleId)).withConverter(logbookConverter);
  const vehicleOf = (uid: string, vehicleId: number) =>
    db.doc(`${userPath(uid)}/${collections.vehicles}/${vehicleId}`);

  return {
    async get(uid, vehicleId) {
      return (await documentOf(uid, vehicleId).get()).data() ?? emptyLogbook(vehicleId);
    },

    async list(uid) {
      const all = db
        .collection(`${userPath(uid)}/${collections.logbooks}`)
        .withConverter(logbookConverter);
      return (await all.get()).docs.map((document) => document.data());
    },

    change: (uid, vehicleId, change) =>
      inTransaction(db, async (transaction) => {
        const [vehicle, stored] = await Promise.all([
          // Whoever deletes the vehicle meanwhile collides.
          transaction.get(vehicleOf(uid, vehicleId)),
          transaction.get(documentOf(uid, vehicleId)),
        ]);
        if (!vehicle.exists) throw new AppError('VEHICLE_NOT_FOUND');
        const { logbook, answer } = change(stored.data() ?? emptyLogbook(vehicleId));
        transaction.set(documentOf(uid, vehicleId), logbook);
        return answer;
      }),
  };
}
