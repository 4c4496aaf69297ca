import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
} from 'firebase/auth';
import { useMemo } from 'react';
import { useAuth } from 'reactfire';
import {
  signInEmulated,
  signInInPopup,
  type EmulatedAccount,
  type SignInProvider,
} from './sign-in-providers';

/** Proof of an identity, for the server to turn into a session. */
type IdToken = string;

export type Identity = {
  /** Opens the provider's window; in the local suite, `emulated` is the account that it would bring back. */
  signInWith: (provider: SignInProvider, emulated?: EmulatedAccount) => Promise<IdToken>;
  signInWithPassword: (email: string, password: string) => Promise<IdToken>;
  /** Creates an account and sends the e-mail that confirms its address. */
  register: (account: {
    email: string;
    password: string;
    displayName?: string | undefined;
  }) => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  signOut: () => Promise<void>;
};

const createIdentity = (auth: Auth): Identity => ({
  async signInWith(provider, emulated) {
    const { user } = emulated
      ? await signInEmulated(auth, provider, emulated)
      : await signInInPopup(auth, provider);
    return user.getIdToken();
  },
  async signInWithPassword(email, password) {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return user.getIdToken();
  },
  async register({ email, password, displayName }) {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    if (displayName) await updateProfile(user, { displayName });
    await sendEmailVerification(user);
  },
  sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
  signOut: () => signOut(auth),
});

/** Who somebody is, according to Firebase. Only below IdentityProvider. */
export function useIdentity(): Identity {
  const auth = useAuth();
  return useMemo(() => createIdentity(auth), [auth]);
}
