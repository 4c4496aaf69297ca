import { admit, type AccessRule } from '../domain/accounts/access-rule';
import type { Sessions } from '../domain/ports/sessions';

/** Who is calling. */
export type SignedIn = { uid: string; isAdmin: boolean; signedInAt: Date };

type Ports = { sessions: Pick<Sessions, 'verifyCookie'>; rule: AccessRule };

/** The owner of a session cookie; null when it is not (or no longer) good. Who is uninvited is out at once. */
export const identify =
  ({ sessions, rule }: Ports) =>
  async (cookie: string): Promise<SignedIn | null> => {
    const identity = await sessions.verifyCookie(cookie);
    return identity && admit(identity, rule) === 'admitted'
      ? { uid: identity.uid, isAdmin: identity.isAdmin, signedInAt: identity.signedInAt }
      : null;
  };
