import { userPath, userPrefix } from '@contract';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import type { OwnerData } from '../domain/account-ports';
import { inBatches } from './firestore/batches';

type Bucket = ReturnType<Storage['bucket']>;

/** Names held at a time: a garage may have a hundred thousand passages. */
const PAGE = 2000;

/** All of an owner, found by where it lies: what is stored tomorrow under a new name is found, too. */
export const ownerData = (db: Firestore, bucket: Bucket): OwnerData => ({
  async deleteDocuments(uid) {
    const owner = db.doc(userPath(uid));
    await owner.delete();
    // Everything lies one collection below its owner (contract/places).
    for (const collection of await owner.listCollections()) await empty(db, collection);
  },

  async deleteFiles(uid) {
    await bucket.deleteFiles({ prefix: userPrefix(uid), force: true });
  },
});

async function empty(db: Firestore, collection: CollectionReference): Promise<void> {
  for (;;) {
    const { docs } = await collection.select().limit(PAGE).get();
    if (docs.length === 0) return;
    await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
  }
}
