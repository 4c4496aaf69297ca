/** The providers of identities, by the names that our code uses. No SDK here: the sign-in page shows them before it comes. */
export const signInProviders = ['google', 'facebook', 'apple', 'twitter'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** What a provider's window would bring back in the local suite. */
export type EmulatedAccount = { email: string; displayName: string };

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

/** Code of a failure in which Firebase's server never answered. */
export const PROVIDER_OUT_OF_REACH = 'auth/network-request-failed';

/** A failure as the SDK would report it, of which the SDK itself was not part. */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthFailure';
    this.code = code;
  }
}

/** Firebase's code of a failure, such as `auth/invalid-credential`; null when it is not Firebase's. */
export function authErrorCode(error: unknown): string | null {
  // By its shape: the SDK's class would bring the SDK along.
  if (!(error instanceof Error && 'code' in error)) return null;
  return typeof error.code === 'string' && error.code.startsWith('auth/') ? error.code : null;
}
