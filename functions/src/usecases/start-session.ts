import { RECENT_SIGN_IN_MS } from '@contract';
import { admit, type AccessRule } from '../domain/accounts/access-rule';
import { AppError } from '../domain/faults/app-error';
import type { Users } from '../domain/ports';
import type { Sessions } from '../domain/ports/sessions';
import type { UserRecord } from '../domain/ports/records';

type Ports = {
  sessions: Pick<Sessions, 'verifyIdToken' | 'createCookie'>;
  users: Pick<Users, 'signIn'>;
  askForNewPassword: (account: { uid: string; email: string }) => Promise<void>;
  rule: AccessRule;
  now: () => Date;
};

export type StartedSession = { user: UserRecord; isAdmin: boolean; cookie: string };

/** Exchanges a fresh ID token for a session cookie. Nothing is stored about people who may not enter. */
export const startSession =
  ({ sessions, users, askForNewPassword, rule, now }: Ports) =>
  async (idToken: string): Promise<StartedSession> => {
    const identity = await sessions.verifyIdToken(idToken);
    if (!identity) throw new AppError('NOT_SIGNED_IN');
    // A token that leaked a while ago must not become a session of days.
    if (now().getTime() - identity.signedInAt.getTime() > RECENT_SIGN_IN_MS) {
      throw new AppError('RECENT_SIGN_IN_REQUIRED');
    }
    const admission = admit(identity, rule);
    if (admission !== 'admitted') throw new AppError(admission);
    const { uid, displayName } = identity;
    const email = identity.email ?? '';
    if (identity.isContested) {
      await askForNewPassword({ uid, email });
      throw new AppError('NEW_PASSWORD_REQUIRED');
    }
    const cookie = await sessions.createCookie(idToken);
    const user = await users.signIn({
      id: uid,
      email,
      displayName: displayName ?? '',
      authMethod: identity.provider,
    });
    return { user, isAdmin: identity.isAdmin, cookie };
  };
