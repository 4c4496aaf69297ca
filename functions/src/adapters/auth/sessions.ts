import { SESSION_MS } from '@contract';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Identity, Sessions } from '../../domain/ports/sessions';
import { CONTESTED_CLAIM } from './accounts';
import { requireRejection } from './token-rejection';

/** What the Admin SDK throws for a token that proves nothing. Anything else is a failure of ours or of Google's. */
const REJECTIONS = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/invalid-id-token',
  'auth/session-cookie-expired',
  'auth/user-not-found',
  // Of the Auth emulator, where the SDK asks for revocation unasked.
  'auth/id-token-revoked',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
]);

const claim = z.boolean().optional().catch(undefined);

/** Claims that the SDK does not type: `name` comes from the provider, the others from the server and maintainers. */
const claimsSchema = z.object({
  name: z.string().optional().catch(undefined),
  admin: claim,
  [CONTESTED_CLAIM]: claim,
});

/** Whether the account's sessions that began then were ended since. Firebase keeps both in whole seconds. */
const isEnded = ({ tokensValidAfterTime }: UserRecord, signedInAt: Date): boolean =>
  tokensValidAfterTime !== undefined && signedInAt < new Date(tokensValidAfterTime);

/** Session cookies of Firebase Authentication. */
export function firebaseSessions(auth: Auth): Sessions {
  /**
   * A token says what was true when it was made, a cookie for days. So it only proves who signed in, and when; what lets
   * them in is asked of their account at each call: the look-up that the SDK's own check of revocation would make.
   */
  async function identityOf(token: DecodedIdToken): Promise<Identity | null> {
    const account = await auth.getUser(token.uid);
    const signedInAt = new Date(token.auth_time * 1000);
    if (account.disabled || isEnded(account, signedInAt)) return null;
    const then = claimsSchema.parse(token);
    const now = claimsSchema.parse(account.customClaims ?? {});
    return {
      uid: token.uid,
      email: account.email ?? null,
      isEmailVerified: account.emailVerified,
      displayName: then.name ?? null,
      provider: token.firebase.sign_in_provider,
      // One that came since counts from the next sign-in on.
      isAdmin: then.admin === true && now.admin === true,
      // Whoever signed in while it was in doubt is not believed once the doubt has gone with the password.
      isContested: then[CONTESTED_CLAIM] === true || now[CONTESTED_CLAIM] === true,
      signedInAt,
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
    verifyIdToken: (idToken) => orNull(auth.verifyIdToken(idToken)),
    verifyCookie: (cookie) => orNull(auth.verifySessionCookie(cookie)),
    createCookie: (idToken) => auth.createSessionCookie(idToken, { expiresIn: SESSION_MS }),
    revoke: (uid) => auth.revokeRefreshTokens(uid),
  };
}
