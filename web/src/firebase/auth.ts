import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signOut,
  type Auth,
} from 'firebase/auth';
import { DEFAULT_LANGUAGE } from '@contract';
import { env } from '../config/env';
import { firebaseApp } from './app';

function createAuth(): Auth {
  // Nothing is kept: the session cookie alone says who is signed in.
  const persistence = inMemoryPersistence;
  if (!env.authEmulator) {
    return initializeAuth(firebaseApp, {
      persistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
  }
  // Without the resolver, the emulator's builds ask no address of Google's.
  const auth = initializeAuth(firebaseApp, { persistence });
  connectAuthEmulator(auth, env.authEmulator, { disableWarnings: true });
  return auth;
}

export const auth = createAuth();
// Language of the e-mails and pop-ups.
auth.languageCode = DEFAULT_LANGUAGE;

/** Ends what is left of a sign-in at Firebase in this document. */
export const signOutOfFirebase = (): Promise<void> => signOut(auth);
