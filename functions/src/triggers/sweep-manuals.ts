import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../config';
import { sweepAll } from './reporting';

/** Returns manuals to work whose worker died, or whose task or file was lost sight of; removes what was left behind. */
export const sweepManuals = onSchedule(
  {
    region: REGION,
    schedule: 'every 10 minutes',
    memory: '256MiB',
    // A share of a processor: all functions together fit into what a new project has (docs/decisions/0050).
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 120,
    maxInstances: 1,
  },
  async () => {
    const { reading } = await import('../composition/reading');
    const { sweepManuals: sweep, sweepUploads, sweepDeletions, sweepOvertaken } = reading();
    await sweepAll('sweeping manuals failed', {
      'abandoned manuals swept': sweep,
      'abandoned uploads swept': sweepUploads,
      'deletions swept': async () => ({ manuals: await sweepDeletions() }),
      'overtaken workers swept': async () => ({ manuals: await sweepOvertaken() }),
    });
  },
);
