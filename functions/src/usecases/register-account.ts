import { isInvited, type AccessRule } from '../domain/access-rule';
import { AppError } from '../domain/app-error';
import type { PasswordAccounts } from '../domain/session-ports';

type Ports = {
  accounts: Pick<PasswordAccounts, 'register'>;
  rule: AccessRule;
  /** Resolves when the answer may leave: at the same time whether the address was taken or not. */
  settle: () => Promise<void>;
};

/** Creates an account that gets in once its address is verified. The answer never tells whether there was one. */
export const registerAccount =
  ({ accounts, rule, settle }: Ports) =>
  async (registration: Parameters<PasswordAccounts['register']>[0]): Promise<void> => {
    if (!isInvited(registration.email, rule)) throw new AppError('INVITATION_ONLY');
    await Promise.all([accounts.register(registration), settle()]);
  };
