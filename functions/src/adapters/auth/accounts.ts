import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Accounts } from '../../domain/account-ports';

/**
 * Custom claim of accounts that were registered more than once: it stands in their tokens, and goes with them. False once
 * a new password was asked for by mail, and never true again.
 */
export const CONTESTED_CLAIM = 'contested';

const PASSWORD_PROVIDER = 'password';

const providersOf = ({ providerData }: UserRecord): string[] =>
  providerData.map(({ providerId }) => providerId);

async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    const isGone =
      error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
    return null;
  }
}

/** Accounts of Firebase Authentication. With an account its sessions end. */
export const firebaseAccounts = (auth: Auth): Accounts => ({
  async delete(uid) {
    await orNull(auth.deleteUser(uid));
  },

  async findByEmail(email) {
    const user = await orNull(auth.getUserByEmail(email));
    return (
      user && {
        uid: user.uid,
        isConfirmed: user.emailVerified,
        isDisabled: user.disabled,
        hasPassword: providersOf(user).includes(PASSWORD_PROVIDER),
        wasContested: user.customClaims?.[CONTESTED_CLAIM] !== undefined,
      }
    );
  },

  async setContested(uid, isContested) {
    const user = await orNull(auth.getUser(uid));
    if (!user) return;
    const claims = { ...user.customClaims, [CONTESTED_CLAIM]: isContested };
    await orNull(auth.setCustomUserClaims(uid, claims));
  },

  async replacePassword(uid, replacement) {
    const user = await orNull(auth.getUser(uid));
    if (!user) return;
    // Whoever had the password may have linked an account of their own elsewhere, which would open this one for good.
    const providersToUnlink = providersOf(user).filter((id) => id !== PASSWORD_PROVIDER);
    const change = { ...replacement, providersToUnlink };
    if (await orNull(auth.updateUser(uid, change))) await orNull(auth.revokeRefreshTokens(uid));
  },
});
