import type { Credentials } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { PasswordAccounts } from '../domain/ports/sessions';
import type { StartedSession } from './start-session';

type Ports = {
  accounts: Pick<PasswordAccounts, 'signIn'>;
  startSession: (idToken: string) => Promise<StartedSession>;
};

/** Signs in with e-mail and password, under the same access rule as every other way. */
export const signInWithPassword =
  ({ accounts, startSession }: Ports) =>
  async (credentials: Credentials): Promise<StartedSession> => {
    const idToken = await accounts.signIn(credentials);
    if (idToken === null) throw new AppError('INVALID_CREDENTIALS');
    return startSession(idToken);
  };
