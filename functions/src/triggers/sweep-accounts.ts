import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../config';
import { sweepAll } from './reporting';

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
    const counting = (sweep: () => Promise<number>) => async () => ({ count: await sweep() });
    await sweepAll('sweeping accounts failed', {
      'erasures swept': counting(sweepErasures),
      'exports swept': counting(sweepDataExports),
      'searches swept': counting(expireSearches),
    });
  },
);
