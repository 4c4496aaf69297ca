import { RECENT_SIGN_IN_MS } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { Accounts, Erasures, OwnerQueue } from '../domain/ports/accounts';

type Ports = {
  erasures: Pick<Erasures, 'begin'>;
  accounts: Pick<Accounts, 'delete'>;
  queue: OwnerQueue;
  now: () => Date;
  warn: (event: string, error: unknown) => void;
};

/**
 * Begins to erase an account: from here on it cannot be taken back. Once the erasure is written down, nothing that
 * fails is the owner's concern: the sweep goes on with it.
 */
export const requestErasure =
  ({ erasures, accounts, queue, now, warn }: Ports) =>
  async ({ uid, signedInAt }: { uid: string; signedInAt: Date }): Promise<void> => {
    // A browser that was left open must not be enough.
    if (now().getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MS) {
      throw new AppError('RECENT_SIGN_IN_REQUIRED');
    }
    await erasures.begin(uid, now());
    const [account, task] = await Promise.allSettled([accounts.delete(uid), queue.enqueue(uid)]);
    if (account.status === 'rejected') warn('account not deleted yet', account.reason);
    if (task.status === 'rejected') warn('erasure not queued', task.reason);
  };
