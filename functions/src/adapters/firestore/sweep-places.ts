import { collections } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SweepPlaces } from '../../domain/ports/sweeps';

const placeSchema = z.object({ place: z.string() });

/** Places in `sweeps/{name}`, only while there is one. */
export function firestoreSweepPlaces(db: Firestore): SweepPlaces {
  const document = (sweep: string) => db.collection(collections.sweeps).doc(sweep);
  return {
    async get(sweep) {
      const stored = (await document(sweep).get()).data();
      return stored ? placeSchema.parse(stored).place : null;
    },

    async set(sweep, place) {
      await (place === null ? document(sweep).delete() : document(sweep).set({ place }));
    },
  };
}
