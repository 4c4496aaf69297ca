import { SESSION_MS } from '@contract';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Identity, Sessions } from '../../domain/session-ports';
import { CONTESTED_CLAIM } from './accounts';
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

/** Claims that the SDK does not type: `name` comes from the provider, the others from the server and maintainers. */
const claimsSchema = z.object({
  name: z.string().optional().catch(undefined),
  admin: z.boolean().optional().catch(undefined),
  [CONTESTED_CLAIM]: z.boolean().optional().catch(undefined),
});

/** Session cookies of Firebase Authentication. Every check asks whether the session was revoked. */
export function firebaseSessions(auth: Auth): Sessions {
  /**
   * A token says what was true when it was made, a cookie for days: what gives power is asked for anew. A claim that came
   * since counts from the next sign-in on.
   */
  async function isStillAdmin(uid: string): Promise<boolean> {
    const { customClaims } = await auth.getUser(uid);
    return customClaims?.admin === true;
  }

  async function identityOf(token: DecodedIdToken): Promise<Identity> {
    const claims = claimsSchema.parse(token);
    return {
      uid: token.uid,
      email: token.email ?? null,
      isEmailVerified: token.email_verified === true,
      displayName: claims.name ?? null,
      provider: token.firebase.sign_in_provider,
      isAdmin: claims.admin === true && (await isStillAdmin(token.uid)),
      isContested: claims[CONTESTED_CLAIM] === true,
      signedInAt: new Date(token.auth_time * 1000),
    };
  }

  async function orNull(verification: Promise<DecodedIdToken>): Promise<Identity | null> {
    try {
      return await identityOf(await verification);
    } catch (error) {
      requireRejection(error, REJECTIONS);
      return null;
    }
  }

  return {
    verifyIdToken: (idToken) => orNull(auth.verifyIdToken(idToken, true)),
    verifyCookie: (cookie) => orNull(auth.verifySessionCookie(cookie, true)),
    createCookie: (idToken) => auth.createSessionCookie(idToken, { expiresIn: SESSION_MS }),
    revoke: (uid) => auth.revokeRefreshTokens(uid),
  };
}
