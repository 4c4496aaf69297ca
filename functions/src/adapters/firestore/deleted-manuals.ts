import { collections, userPath } from '@contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { DeletedManuals } from '../../domain/ports';
import type { ManualRecord } from '../../domain/records';
import { converter, storedMoment } from './converters';

type Note = { manualId: number; deletedAt: Date };

const noteConverter = converter<Note>(
  z.object({ manualId: z.number().int().positive(), deletedAt: storedMoment }),
);

const noteOfDeletion = (db: Firestore, uid: string, manualId: number) =>
  db.doc(`${userPath(uid)}/${collections.deletedManuals}/${manualId}`).withConverter(noteConverter);

/** Deletes a manual's record and leaves the note, both or neither. */
export async function deleteWithNote(
  record: DocumentReference<ManualRecord>,
  uid: string,
  manualId: number,
): Promise<void> {
  const batch = record.firestore.batch();
  batch.delete(record);
  batch.set(noteOfDeletion(record.firestore, uid, manualId), { manualId, deletedAt: new Date() });
  await batch.commit();
}

/** Notes in `users/{uid}/deletedManuals/{id}`, which `Manuals.delete` writes. */
export const firestoreDeletedManuals = (db: Firestore): DeletedManuals => ({
  async list(before) {
    const found = await db
      .collectionGroup(collections.deletedManuals)
      .where('deletedAt', '<', before)
      .withConverter(noteConverter)
      .get();
    return found.docs.map((document) => ({
      uid: document.ref.parent.parent?.id ?? '',
      manualId: document.data().manualId,
    }));
  },

  async forget(uid, manualId) {
    await noteOfDeletion(db, uid, manualId).delete();
  },
});
