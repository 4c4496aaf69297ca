import { userPath, userPrefix } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import type { OwnerData } from '../domain/ports/accounts';
import { deleteQueried } from './firestore/batches';
import { deleteObjects } from './storage/delete-objects';

type Bucket = ReturnType<Storage['bucket']>;

/** All of an owner, found by where it lies: what is stored tomorrow under a new name is found, too. */
export const ownerData = (db: Firestore, bucket: Bucket): OwnerData => ({
  async deleteDocuments(uid) {
    const owner = db.doc(userPath(uid));
    await owner.delete();
    // Everything lies one collection below its owner (contract/places).
    for (const collection of await owner.listCollections()) await deleteQueried(collection);
  },

  deleteFiles: (uid) => deleteObjects(bucket, userPrefix(uid)),
});
