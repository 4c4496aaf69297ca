import { ERASURE_KEPT_MS } from '@contract';
import type { Erasures } from '../domain/account-ports';

type Ports = {
  erasures: Pick<Erasures, 'list' | 'forget'>;
  eraseAccount: (uid: string) => Promise<void>;
  now: () => Date;
  warn: (event: string, error: unknown) => void;
};

/**
 * Finishes erasures that broke off, and removes what came late: a file whose upload was open, passages of a worker that
 * died. When nothing can come any more, the account is forgotten. Returns how many it looked at.
 */
export const sweepErasures =
  ({ erasures, eraseAccount, now, warn }: Ports) =>
  async (): Promise<number> => {
    const all = await erasures.list();
    for (const { uid, completedAt } of all) {
      try {
        await eraseAccount(uid);
      } catch (error) {
        // The others must not wait for this one; the next sweep tries again.
        warn('erasure failed', error);
        continue;
      }
      const isOver =
        completedAt !== null && now().getTime() - completedAt.getTime() > ERASURE_KEPT_MS;
      if (isOver) await erasures.forget(uid);
    }
    return all.length;
  };
