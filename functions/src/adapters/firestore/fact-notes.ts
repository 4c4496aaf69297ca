import { collections, factKindSchema, factNotesPath, userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError } from '../../domain/faults/app-error';
import type { FactNotes } from '../../domain/ports/facts';
import type { FactNotesRecord } from '../../domain/ports/records';
import { converter, storedMoment } from './converters';
import { inTransaction } from './transaction';

const factNotesConverter = converter<FactNotesRecord>(
  z.object({
    vehicleId: z.number().int().positive(),
    notes: z.array(
      z.object({
        id: z.string(),
        kind: z.custom<FactNotesRecord['notes'][number]['kind']>(
          (kind) => factKindSchema.safeParse(kind).success,
        ),
        of: z.string(),
        condition: z.string(),
        check: z
          .object({
            manualId: z.number().int().positive(),
            value: z.string(),
            unit: z.string(),
            hash: z.string(),
            checkedAt: storedMoment,
          })
          .nullable(),
        own: z.object({ value: z.string(), unit: z.string() }).nullable(),
      }),
    ),
  }),
);

/** What owners say of facts, in `users/{uid}/factNotes/{vehicle}`: one small document each, deleted with its vehicle. */
export function firestoreFactNotes(db: Firestore): FactNotes {
  const documentOf = (uid: string, vehicleId: number) =>
    db.doc(factNotesPath(uid, vehicleId)).withConverter(factNotesConverter);

  return {
    async get(uid, vehicleId) {
      return (await documentOf(uid, vehicleId).get()).data()?.notes ?? [];
    },

    async list(uid) {
      const all = db
        .collection(`${userPath(uid)}/${collections.factNotes}`)
        .withConverter(factNotesConverter);
      return (await all.get()).docs.map((document) => document.data());
    },

    change: (uid, vehicleId, change) =>
      inTransaction(db, async (transaction) => {
        const [vehicle, stored] = await Promise.all([
          // Whoever deletes the vehicle meanwhile collides.
          transaction.get(db.doc(`${userPath(uid)}/${collections.vehicles}/${vehicleId}`)),
          transaction.get(documentOf(uid, vehicleId)),
        ]);
        if (!vehicle.exists) throw new AppError('VEHICLE_NOT_FOUND');
        const notes = change(stored.data()?.notes ?? []);
        transaction.set(documentOf(uid, vehicleId), { vehicleId, notes });
      }),
  };
}
