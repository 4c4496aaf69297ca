import { collections, userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { manualConverter } from './converters';

/** An owner's manuals. */
export const shelfOf = (db: Firestore, uid: string) =>
  db.collection(`${userPath(uid)}/${collections.manuals}`).withConverter(manualConverter);

/** Those of one vehicle. */
export const manualsOfVehicle = (db: Firestore, uid: string, vehicleId: number) =>
  shelfOf(db, uid).where('vehicleId', '==', vehicleId);
