import { FirebaseError } from 'firebase/app';

/** Firebase's code of a failure, such as `auth/invalid-credential`; null when it is not Firebase's. */
export const authErrorCode = (error: unknown): string | null =>
  error instanceof FirebaseError ? error.code : null;
