import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';

/**
 * `IdempotencyStrategy.RetryAlways` of the Storage client, which repeats by default only what names the generation that it
 * replaces: a connection that breaks while an index is stored would fail the question that built it. Whatever is stored or
 * deleted here may be so twice.
 */
const RETRY_ALWAYS = 0;

/** The Admin SDK of this instance. Call it once: `composition/firebase` does. */
export function connectFirebase(bucketName: string) {
  const app = initializeApp({ storageBucket: bucketName });
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  const bucket = getStorage(app).bucket(bucketName);
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return {
    db,
    bucket,
    auth: getAuth(app),
    functions: getFunctions(app),
  };
}
