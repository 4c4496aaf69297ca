import { ERASURE_KEPT_MS } from '@contract';
import type { Erasures } from '../domain/ports/accounts';
import { sweepPages, type SweepPorts } from './sweep-pages';

type Ports = SweepPorts & {
  erasures: Pick<Erasures, 'list' | 'forget'>;
  eraseAccount: (uid: string) => Promise<void>;
};

/**
 * Finishes erasures that broke off, and removes what came late: a file whose upload was open, passages of a worker that
 * died. When nothing can come any more, the account is forgotten. Returns how many it went through.
 */
export const sweepErasures = (ports: Ports) => async (): Promise<number> => {
  const { erasures, eraseAccount, now } = ports;
  return sweepPages(ports, {
    name: 'erasures',
    failed: 'erasure failed',
    list: (after) => erasures.list(after),
    settle: async ({ uid, completedAt }) => {
      await eraseAccount(uid);
      const isOver =
        completedAt !== null && now().getTime() - completedAt.getTime() > ERASURE_KEPT_MS;
      if (isOver) await erasures.forget(uid);
    },
  });
};
