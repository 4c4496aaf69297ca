import { userPath } from '@contract';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

/** No account and no file is called so: who can say that answers, and tells of nobody. */
const NOTHING = 'health-check';

export const firestoreAnswers = async (db: Firestore): Promise<void> => {
  await db.doc(userPath(NOTHING)).get();
};

/** Lists instead of asking for one file: a bucket that is not there has no such file either. */
export const storageAnswers = async (bucket: ReturnType<Storage['bucket']>): Promise<void> => {
  await bucket.getFiles({ prefix: NOTHING, maxResults: 1, autoPaginate: false });
};

export const authAnswers = async (auth: Auth): Promise<void> => {
  await auth.getUsers([{ uid: NOTHING }]);
};
