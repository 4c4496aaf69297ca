import type { Credentials } from '@contract';

/** Who somebody is, as Firebase Authentication vouches for it. */
export type Identity = {
  uid: string;
  /** Null where the provider gave none. */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string | null;
  /** Provider of the sign-in as Firebase names it: 'password', 'google.com', … */
  provider: string;
  /** Custom claim `admin`. */
  isAdmin: boolean;
  signedInAt: Date;
};

/**
 * Tokens are checked with revocation: null when forged, expired or revoked, or when the account is disabled or gone.
 * UNAVAILABLE where Google's keys cannot be had: a good cookie is not taken for a forged one.
 */
export type Sessions = {
  verifyIdToken(idToken: string): Promise<Identity | null>;
  verifyCookie(cookie: string): Promise<Identity | null>;
  /** The value of a session cookie for the holder of a fresh ID token. */
  createCookie(idToken: string): Promise<string>;
  /** Ends all sessions of the account: Firebase knows no way to end a single one. */
  revoke(uid: string): Promise<void>;
};

/** Tokens by which Firebase App Check vouches that an app of this project asks. */
export type AppTokens = {
  /** False for what is forged, expired or of another project. Fails where the keys cannot be had. */
  isOurs(token: string): Promise<boolean>;
};

/** Accounts with e-mail and password. */
export type PasswordAccounts = {
  /** An ID token; null for every wrong combination, whatever is wrong. */
  signIn(credentials: Credentials): Promise<string | null>;
  /**
   * Creates an account and sends the mail that verifies its address. When the address is taken, its owner (by the
   * password) gets that mail again, and nobody else anything.
   */
  register(credentials: Credentials & { displayName?: string | undefined }): Promise<void>;
};
