import type { Sessions } from '../domain/ports/sessions';

type Ports = { sessions: Pick<Sessions, 'verifyCookie' | 'revoke'> };

/** Ends the session of a cookie on the server too. A cookie that is not good (any more) is nothing to end. */
export const endSession =
  ({ sessions }: Ports) =>
  async (cookie: string): Promise<void> => {
    const identity = await sessions.verifyCookie(cookie);
    if (identity) await sessions.revoke(identity.uid);
  };
