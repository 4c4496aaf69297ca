import { setTimeout } from 'node:timers/promises';
import { identityToolkit } from '../adapters/auth/password-accounts';
import { firebaseSessions } from '../adapters/auth/sessions';
import { config } from '../config';
import { endSession } from '../usecases/end-session';
import { getUser } from '../usecases/get-user';
import { identify } from '../usecases/identify';
import { registerAccount } from '../usecases/register-account';
import { signInWithPassword } from '../usecases/sign-in-with-password';
import { startSession } from '../usecases/start-session';
import { updateOnboarding } from '../usecases/update-onboarding';
import { updateUser } from '../usecases/update-user';
import { firebase } from './firebase';
import { once } from './once';
import { stores } from './stores';

/** Longer than Identity Toolkit takes: a quicker answer would tell that the address was taken. */
const REGISTRATION_MS = 1500;

/** Signing in and out, and the owner's profile. */
export const session = once(() => {
  const { allowedEmailDomains, invitations, webApiKey, authEmulatorHost } = config();
  const rule = { allowedEmailDomains, invitedAddresses: Object.values(invitations) };
  const { users } = stores();
  const sessions = firebaseSessions(firebase().auth);
  const accounts = identityToolkit(webApiKey, authEmulatorHost);
  const start = startSession({ sessions, users, rule, now: () => new Date() });
  return {
    identify: identify({ sessions, rule }),
    startSession: start,
    signInWithPassword: signInWithPassword({ accounts, startSession: start }),
    registerAccount: registerAccount({
      accounts,
      rule,
      settle: () => setTimeout(REGISTRATION_MS),
    }),
    endSession: endSession({ sessions }),
    getUser: getUser({ users }),
    updateUser: updateUser({ users }),
    updateOnboarding: updateOnboarding({ users }),
  };
});
