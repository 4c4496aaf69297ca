import { FirebaseError } from 'firebase/app';

/** Firebase's code of a failure, such as `auth/invalid-credential`; null when it is not Firebase's. */
export const authErrorCode = (error: unknown): string | null =>
  error instanceof FirebaseError ? error.code : null;

/** Code of a failure in which Firebase's server never answered. */
export const PROVIDER_OUT_OF_REACH = 'auth/network-request-failed';
