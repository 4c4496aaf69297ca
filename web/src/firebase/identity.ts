import type { EmulatedAccount, SignInProvider } from './providers';

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
