import { SESSION_MS } from '@contract';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Identity, Sessions } from '../../domain/session-ports';
import { requireRejection } from './token-rejection';

/** What the Admin SDK throws for a token that proves nothing. Anything else is a failure of ours or of Google's. */
const REJECTIONS = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Claims that the SDK does not type: `name` comes from the provider, `admin` from a maintainer. */
const claimsSchema = z.object({
  name: z.string().optional().catch(undefined),
  admin: z.boolean().optional().catch(undefined),
});

const identityOf = (token: DecodedIdToken): Identity => {
  const claims = claimsSchema.parse(token);
  return {
    uid: token.uid,
    email: token.email ?? null,
    isEmailVerified: token.email_verified === true,
    displayName: claims.name ?? null,
    provider: token.firebase.sign_in_provider,
    isAdmin: claims.admin === true,
    signedInAt: new Date(token.auth_time * 1000),
  };
};

async function orNull(verification: Promise<DecodedIdToken>): Promise<Identity | null> {
  try {
    return identityOf(await verification);
  } catch (error) {
    requireRejection(error, REJECTIONS);
    return null;
  }
}

/** Session cookies of Firebase Authentication. Every check asks whether the session was revoked. */
export function firebaseSessions(auth: Auth): Sessions {
  return {
    verifyIdToken: (idToken) => orNull(auth.verifyIdToken(idToken, true)),
    verifyCookie: (cookie) => orNull(auth.verifySessionCookie(cookie, true)),
    createCookie: (idToken) => auth.createSessionCookie(idToken, { expiresIn: SESSION_MS }),
    revoke: (uid) => auth.revokeRefreshTokens(uid),
  };
}
