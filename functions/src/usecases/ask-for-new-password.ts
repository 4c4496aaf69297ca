import type { Accounts } from '../domain/ports/accounts';
import type { PasswordAccounts } from '../domain/ports/sessions';

type Ports = {
  accounts: Pick<Accounts, 'replacePassword' | 'setContested'>;
  passwords: Pick<PasswordAccounts, 'sendPasswordReset'>;
  /** A password that nobody knows. */
  unknownPassword: () => string;
};

/**
 * Takes a contested account's password away and has its owner, who reads the mail of the address, choose another. Whoever
 * of several registered it last is nobody who can be told.
 */
export const askForNewPassword =
  ({ accounts, passwords, unknownPassword }: Ports) =>
  async ({ uid, email }: { uid: string; email: string }): Promise<void> => {
    await accounts.replacePassword(uid, { password: unknownPassword() });
    // Nothing opens it any more but the mail; where that does not leave, "Olvidé mi contraseña" sends another.
    await accounts.setContested(uid, false);
    await passwords.sendPasswordReset(email);
  };
