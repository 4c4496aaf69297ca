import type { Auth } from 'firebase-admin/auth';
import type { Accounts } from '../../domain/account-ports';

/** Accounts of Firebase Authentication. With an account its sessions end. */
export const firebaseAccounts = (auth: Auth): Accounts => ({
  async delete(uid) {
    try {
      await auth.deleteUser(uid);
    } catch (error) {
      const isGone =
        error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
      if (!isGone) throw error;
    }
  },
});
