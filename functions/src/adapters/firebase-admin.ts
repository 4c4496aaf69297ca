import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';

/** The Admin SDK of this instance. Call it once: `composition/firebase` does. */
export function connectFirebase(bucketName: string) {
  const app = initializeApp({ storageBucket: bucketName });
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  return {
    db,
    bucket: getStorage(app).bucket(bucketName),
    auth: getAuth(app),
    functions: getFunctions(app),
  };
}
