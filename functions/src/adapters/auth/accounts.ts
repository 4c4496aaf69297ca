import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Accounts } from '../../domain/ports/accounts';
import { AppError } from '../../domain/faults/app-error';

/**
 * Custom claim of accounts that were registered more than once: it stands in their tokens, and goes with them. False once
 * a new password was asked for by mail, and never true again.
 */
export const CONTESTED_CLAIM = 'contested';

const PASSWORD_PROVIDER = 'password';

const providersOf = ({ providerData }: UserRecord): string[] =>
  providerData.map(({ providerId }) => providerId);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;

async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
    return null;
  }
}

const WEAK_PASSWORD = {
  path: 'password',
  message: 'La contraseña es demasiado débil. Elige otra.',
};

/** A policy of the project's has no code of its own in the SDK: only the answer of Google's that it quotes names it. */
const isWeak = (error: unknown): boolean =>
  codeOf(error) === 'auth/invalid-password' ||
  (error instanceof Error && error.message.includes('PASSWORD_DOES_NOT_MEET_REQUIREMENTS'));

/** Why an account was not made, for its owner where that helps. */
const refusalOf = (error: unknown): AppError =>
  isWeak(error)
    ? new AppError('INVALID_REQUEST', { details: [WEAK_PASSWORD] })
    : new AppError('UNAVAILABLE', { cause: error });

/** Accounts of Firebase Authentication. With an account its sessions end. */
export const firebaseAccounts = (auth: Auth): Accounts => ({
  // As administrators: who makes accounts in public is limited to 100 an hour by address, and all of ours come from one.
  async create({ email, password, displayName }) {
    const named = displayName === undefined ? {} : { displayName };
    try {
      await auth.createUser({ email, password, ...named });
      return true;
    } catch (error) {
      if (codeOf(error) === 'auth/email-already-exists') return false;
      throw refusalOf(error);
    }
  },

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
