import { signOut } from 'firebase/auth';
import { auth } from './app';

/** Ends what is left of a sign-in at Firebase in this document. */
export const signOutOfFirebase = (): Promise<void> => signOut(auth);
