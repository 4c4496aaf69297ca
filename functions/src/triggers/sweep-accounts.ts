import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../config';
import { log } from '../logger';

/** Finishes erasures, removes old archives and questions that are kept no longer. */
export const sweepAccounts = onSchedule(
  {
    region: REGION,
    schedule: 'every 10 minutes',
    memory: '512MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => {
    const { account } = await import('../composition/account');
    const { sweepErasures, sweepDataExports, expireSearches } = account();
    const sweeps = { erasures: sweepErasures, exports: sweepDataExports, searches: expireSearches };
    for (const [swept, sweep] of Object.entries(sweeps)) {
      try {
        log.info('accounts swept', { swept, count: await sweep() });
      } catch (error) {
        // One that fails must not keep the others waiting; the schedule tries again.
        log.error('sweeping accounts failed', error, { swept });
      }
    }
  },
);
