import { firestoreChunks } from '../adapters/firestore/chunks';
import { firestoreManuals } from '../adapters/firestore/manuals';
import { firestoreUsers } from '../adapters/firestore/users';
import { firestoreVehicles } from '../adapters/firestore/vehicles';
import { storageLexicalIndexes } from '../adapters/storage/lexical-indexes';
import { storageManualFiles } from '../adapters/storage/manual-files';
import { storageRecognisedPages } from '../adapters/storage/recognised-pages';
import { taskReadingQueue } from '../adapters/tasks/reading-queue';
import { config, REGION } from '../config';
import { firebase } from './firebase';
import { once } from './once';

/** Where everything is kept, and the queue that has manuals read: what several compositions need. */
export const stores = once(() => {
  const { db, bucket, functions } = firebase();
  return {
    users: firestoreUsers(db),
    vehicles: firestoreVehicles(db),
    manuals: firestoreManuals(db),
    chunks: firestoreChunks(db),
    indexes: storageLexicalIndexes(bucket),
    recognised: storageRecognisedPages(bucket),
    files: storageManualFiles(bucket, config().uploadGateway),
    queue: taskReadingQueue(functions, REGION),
  };
});
