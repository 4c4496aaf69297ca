import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { firebaseAccounts } from '../adapters/auth/accounts';
import { identityToolkit } from '../adapters/auth/password-accounts';
import { firebaseSessions } from '../adapters/auth/sessions';
import { config } from '../config';
import { askForNewPassword } from '../usecases/ask-for-new-password';
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
const REGISTRATION_MS = 2000;

/** Signing in and out, and the owner's profile. */
export const session = once(() => {
  const { allowedEmailDomains, invitations, webApiKey, authEmulatorHost } = config();
  const rule = { allowedEmailDomains, invitedAddresses: Object.values(invitations) };
  const { users } = stores();
  const { auth } = firebase();
  const sessions = firebaseSessions(auth);
  const accounts = firebaseAccounts(auth);
  const passwords = identityToolkit(webApiKey, authEmulatorHost);
  const unknownPassword = () => randomBytes(32).toString('base64url');
  const start = startSession({
    ...{ sessions, users, rule, now: () => new Date() },
    askForNewPassword: askForNewPassword({ accounts, passwords, unknownPassword }),
  });
  return {
    identify: identify({ sessions, rule }),
    startSession: start,
    signInWithPassword: signInWithPassword({ accounts: passwords, startSession: start }),
    registerAccount: registerAccount({
      ...{ passwords, accounts, users, rule },
      settle: () => setTimeout(REGISTRATION_MS),
    }),
    endSession: endSession({ sessions }),
    getUser: getUser({ users }),
    updateUser: updateUser({ users }),
    updateOnboarding: updateOnboarding({ users }),
  };
});
