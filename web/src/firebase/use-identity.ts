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
import { useMemo } from 'react';
import { useAuth } from 'reactfire';
import {
  signInEmulated,
  signInInPopup,
  type EmulatedAccount,
  type SignInProvider,
} from './sign-in-providers';

/** Proof of an identity, for the server to turn into a session. */
export type Proof = {
  idToken: string;
  /** Null where the provider keeps it to itself. */
  email: string | null;
};

export type Identity = {
  /** Opens the provider's window; in the local suite, `emulated` is the account that it would bring back. */
  signInWith: (provider: SignInProvider, emulated?: EmulatedAccount) => Promise<Proof>;
  signInWithPassword: (email: string, password: string) => Promise<Proof>;
  /** Creates an account and sends the e-mail that confirms its address. */
  register: (account: {
    email: string;
    password: string;
    displayName?: string | undefined;
  }) => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** Sends the e-mail that confirms an account's address once more. */
  resendVerification: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
};

const proofOf = async (user: User): Promise<Proof> => ({
  idToken: await user.getIdToken(),
  email: user.email,
});

const createIdentity = (auth: Auth): Identity => ({
  async signInWith(provider, emulated) {
    const { user } = emulated
      ? await signInEmulated(auth, provider, emulated)
      : await signInInPopup(auth, provider);
    return proofOf(user);
  },
  async signInWithPassword(email, password) {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return proofOf(user);
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

/** Who somebody is, according to Firebase. Only below IdentityProvider. */
export function useIdentity(): Identity {
  const auth = useAuth();
  return useMemo(() => createIdentity(auth), [auth]);
}
