import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../config';
import { sweepAll } from './reporting';

/** Finishes erasures, removes old archives, and dates questions anew when they are kept for another time than before. */
export const sweepAccounts = onSchedule(
  {
    region: REGION,
    schedule: 'every 10 minutes',
    memory: '512MiB',
    // A share of a processor: all functions together fit into what a new project has (docs/decisions/0050).
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => {
    const { account } = await import('../composition/account');
    const { sweepErasures, sweepDataExports, dateSearches } = account();
    const counting = (sweep: () => Promise<number>) => async () => ({ count: await sweep() });
    await sweepAll('sweeping accounts failed', {
      'erasures swept': counting(sweepErasures),
      'exports swept': counting(sweepDataExports),
      'searches dated': counting(dateSearches),
    });
  },
);
