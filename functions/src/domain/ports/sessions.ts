import type { Credentials } from '@contract';

/** Who somebody is, as Firebase Authentication vouches for it: the account as it is now, not as it was at the sign-in. */
export type Identity = {
  uid: string;
  /** Null where the provider gave none. */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string | null;
  /** Provider of the sign-in as Firebase names it: 'password', 'google.com', … */
  provider: string;
  /** Custom claim `admin`: one that was taken away since the sign-in does not count, nor one that came. */
  isAdmin: boolean;
  /** The address was registered more than once: whose password it is, only the reader of its mail can say. */
  isContested: boolean;
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

/** Accounts with e-mail and password, by what their holder knows. Mails are Firebase's own. */
export type PasswordAccounts = {
  /** An ID token; null for every wrong combination, whatever is wrong. */
  signIn(credentials: Credentials): Promise<string | null>;
  /** Mails the link that confirms the address. */
  sendConfirmation(idToken: string): Promise<void>;
  /** Mails the link by which the reader of an address chooses a new password. */
  sendPasswordReset(email: string): Promise<void>;
};

/** A new account as its registrant wants it. */
export type Registration = Credentials & { displayName?: string | undefined };
