import { isInvited, type AccessRule } from '../domain/accounts/access-rule';
import type { Accounts } from '../domain/ports/accounts';
import { AppError } from '../domain/faults/app-error';
import type { Users } from '../domain/ports';
import type { PasswordAccounts, Registration } from '../domain/ports/sessions';

type Ports = {
  passwords: Pick<PasswordAccounts, 'signIn' | 'sendConfirmation'>;
  accounts: Pick<Accounts, 'create' | 'findByEmail' | 'setContested' | 'replacePassword'>;
  users: Pick<Users, 'get'>;
  rule: AccessRule;
  /** Resolves when the answer may leave: at the same time whether the address was taken or not. */
  settle: () => Promise<void>;
};

/**
 * Creates an account that gets in once its address is confirmed. One that nobody has confirmed belongs to nobody: whoever
 * registers its address takes it over. The answer never tells whether there was one.
 */
export const registerAccount = ({ settle, ...ports }: Ports) => {
  const register = async (registration: Registration): Promise<void> => {
    const { passwords, accounts } = ports;
    const isTheirs = (await accounts.create(registration)) || (await takeOver(ports, registration));
    const idToken = isTheirs ? await passwords.signIn(registration) : null;
    if (idToken !== null) await passwords.sendConfirmation(idToken);
  };
  return async (registration: Registration): Promise<void> => {
    if (!isInvited(registration.email, ports.rule)) throw new AppError('INVITATION_ONLY');
    await Promise.all([register(registration), settle()]);
  };
};

/** Whether the account of the address is the registrant's now: not where it is another's, or gone. */
async function takeOver(
  { accounts, users }: Omit<Ports, 'settle'>,
  { email, password, displayName }: Registration,
): Promise<boolean> {
  const account = await accounts.findByEmail(email);
  if (!account || account.isDisabled) return false;
  const { uid, isConfirmed, hasPassword, wasContested } = account;
  if (isConfirmed) {
    // Confirmed by a link that somebody else's registration sent, perhaps: before anybody came in, it is in doubt. Once:
    // whose password came by mail is not kept out by a stranger who registers the address again and again.
    const isDue = hasPassword && !wasContested && !(await users.get(uid));
    if (isDue) await accounts.setContested(uid, true);
    return false;
  }
  // First of all: a link that is followed in this moment then opens the account to no password of before, nor to this.
  await accounts.setContested(uid, true);
  await accounts.replacePassword(uid, { password, displayName: displayName ?? null });
  return true;
}
