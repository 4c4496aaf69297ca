import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../config';
import { log } from '../logger';

/** Returns manuals to work whose worker died, or whose task or file was lost sight of; removes what was left behind. */
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
    const { sweepManuals: sweep, sweepUploads, sweepDeletions, sweepOvertaken } = reading();
    log.info('abandoned manuals swept', await sweep());
    log.info('abandoned uploads swept', await sweepUploads());
    log.info('deletions swept', { manuals: await sweepDeletions() });
    log.info('overtaken workers swept', { manuals: await sweepOvertaken() });
  },
);
