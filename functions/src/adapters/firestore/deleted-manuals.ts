import { collections, userPath } from '@contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { DeletedManuals } from '../../domain/ports/sweeps';
import type { ManualRecord } from '../../domain/ports/records';
import { converter, storedMoment } from './converters';
import { mapPage, ownerOf, pageByMoment } from './pages';

type Note = { manualId: number; deletedAt: Date };

const noteConverter = converter<Note>(
  z.object({ manualId: z.number().int().positive(), deletedAt: storedMoment }),
);

const noteOfDeletion = (db: Firestore, uid: string, manualId: number) =>
  db.doc(`${userPath(uid)}/${collections.deletedManuals}/${manualId}`).withConverter(noteConverter);

/** Deletes a manual's record, if there is one, and leaves the note; nothing comes back below an owner who is erased. */
export async function deleteWithNote(
  transaction: Transaction,
  record: DocumentReference<ManualRecord>,
  { uid, manualId }: { uid: string; manualId: number },
): Promise<boolean> {
  const db = record.firestore;
  if (!(await transaction.get(record)).exists) return false;
  const hasOwner = (await transaction.get(db.doc(userPath(uid)))).exists;
  transaction.delete(record);
  const note = { manualId, deletedAt: new Date() };
  if (hasOwner) transaction.set(noteOfDeletion(db, uid, manualId), note);
  return true;
}

/** Notes in `users/{uid}/deletedManuals/{id}`, which `Manuals.delete` writes. */
export const firestoreDeletedManuals = (db: Firestore): DeletedManuals => ({
  async list(before, after) {
    const notes = db
      .collectionGroup(collections.deletedManuals)
      .where('deletedAt', '<', before)
      .withConverter(noteConverter);
    return mapPage(await pageByMoment(notes, 'deletedAt', after), (document) => ({
      uid: ownerOf(document),
      manualId: document.data().manualId,
    }));
  },

  async forget(uid, manualId) {
    await noteOfDeletion(db, uid, manualId).delete();
  },
});
