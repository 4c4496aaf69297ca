import { randomUUID } from 'node:crypto';
import type { Accounts } from '../domain/ports/accounts';
import { CloudFailure, type CloudProbe } from '../domain/faults/cloud-fault';
import type { PasswordAccounts, Sessions } from '../domain/ports/sessions';

export type AccessPorts = {
  sessions: Pick<Sessions, 'createCookie' | 'verifyCookie' | 'revoke'>;
  accounts: Pick<Accounts, 'delete'>;
  passwords: Pick<PasswordAccounts, 'signIn'>;
  /** An ID token of an account of this name, which is made for it. */
  signInAs: (uid: string) => Promise<string>;
  hasKey: boolean;
  pause: (milliseconds: number) => Promise<unknown>;
};

/** Firebase keeps when sessions ended in whole seconds: one of the same second would still hold. */
const NEXT_SECOND_MS = 1_100;

/** How owners come in, and are put out. */
export const accessProbes = (ports: AccessPorts, nobody: () => string): CloudProbe[] => [
  { step: 'session', run: () => revokeSession(ports, nobody()) },
  { step: 'webKey', run: () => askWithKey(ports) },
];

async function revokeSession(ports: AccessPorts, uid: string): Promise<void> {
  const { sessions, accounts, signInAs, pause } = ports;
  const idToken = await signInAs(uid);
  try {
    const cookie = await sessions.createCookie(idToken);
    if ((await sessions.verifyCookie(cookie)) === null) {
      throw new CloudFailure('UNUSABLE', 'a new session is not taken');
    }
    await pause(NEXT_SECOND_MS);
    await sessions.revoke(uid);
    if ((await sessions.verifyCookie(cookie)) === null) return;
    throw new CloudFailure('NOT_REVOKED', 'a session that was ended is taken');
  } finally {
    await accounts.delete(uid);
  }
}

/** Nobody has this address: a refusal of it shows that the key is good, and that passwords are on. */
async function askWithKey({ passwords, hasKey }: AccessPorts): Promise<void> {
  if (!hasKey) throw new CloudFailure('KEY_REFUSED', 'WEB_API_KEY is empty');
  const email = `check-cloud-${randomUUID()}@example.com`;
  if ((await passwords.signIn({ email, password: randomUUID() })) === null) return;
  throw new CloudFailure('UNUSABLE', 'a stranger was let in');
}
