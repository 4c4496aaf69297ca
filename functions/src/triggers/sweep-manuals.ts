import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../config';
import { log } from '../logger';

/** Returns manuals to work whose worker died, or whose task was lost. */
export const sweepManuals = onSchedule(
  {
    region: REGION,
    schedule: 'every 10 minutes',
    memory: '256MiB',
    timeoutSeconds: 120,
    maxInstances: 1,
  },
  async () => {
    const { reading } = await import('../composition/reading');
    log.info('abandoned manuals swept', await reading().sweepManuals());
  },
);
