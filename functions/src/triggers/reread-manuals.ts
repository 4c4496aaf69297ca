import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../config';
import { sweepAll } from './reporting';

/** Has a few manuals read again that an older reader read. */
export const rereadManuals = onSchedule(
  {
    region: REGION,
    schedule: 'every 30 minutes',
    memory: '256MiB',
    // A share of a processor: all functions together fit into what a new project has (docs/decisions/0050).
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 60,
    maxInstances: 1,
  },
  async () => {
    const { reading } = await import('../composition/reading');
    await sweepAll('reading manuals again failed', {
      'manuals to read again': async () => ({ manuals: await reading().rereadManuals() }),
    });
  },
);
