import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Identity, Proof } from './identity';
import { signInEmulated, signInInPopup } from './sign-in-providers';

const proofOf = async (user: User): Promise<Proof> => ({
  idToken: await user.getIdToken(),
  email: user.email,
});

/**
 * Who somebody is, according to Firebase. `whenSignedIn` gives the user of an id when that one is observed as signed in:
 * proof is taken of nobody else.
 */
export const createIdentity = (
  auth: Auth,
  whenSignedIn: (uid: string) => Promise<User>,
): Identity => ({
  async signInWith(provider, emulated) {
    const { user } = emulated
      ? await signInEmulated(auth, provider, emulated)
      : await signInInPopup(auth, provider);
    return proofOf(await whenSignedIn(user.uid));
  },
  async signInWithPassword(email, password) {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return proofOf(await whenSignedIn(user.uid));
  },
  async register({ email, password, displayName }) {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    if (displayName) await updateProfile(user, { displayName });
    await sendEmailVerification(user);
  },
  sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
  async resendVerification(email, password) {
    try {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      await sendEmailVerification(user);
    } finally {
      await signOut(auth);
    }
  },
  signOut: () => signOut(auth),
});
