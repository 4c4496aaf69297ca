import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { REGION } from '../config';
import { log } from '../logger';
import { inRequest, requestIdOfCause } from '../request-scope';
import { reporting } from './reporting';

const MAX_ATTEMPTS = 5;

const payload = z.object({
  uid: z.string().min(1),
  manualId: z.number().int().positive(),
  requestId: requestIdOfCause,
});

type Task = Pick<z.infer<typeof payload>, 'uid' | 'manualId'> & { retryCount: number };

async function read({ uid, manualId, retryCount }: Task): Promise<void> {
  const isLastAttempt = retryCount + 1 >= MAX_ATTEMPTS;
  const run = { uid, manualId, retryCount };
  await reporting('reading a manual failed', { ...run, isLastAttempt }, async () => {
    const { reading } = await import('../composition/reading');
    const begin = performance.now();
    const outcome = await reading().readManual({ uid, manualId, isLastAttempt });
    const milliseconds = Math.round(performance.now() - begin);
    log.info('manual read', { ...run, outcome, milliseconds });
  });
}

type Rates = Pick<TaskQueueOptions, 'maxInstances' | 'rateLimits'>;

/** Reads one manual per instance. The queue repeats what was thrown, and may deliver a task more than once. */
const readerWith = (rates: Rates) =>
  onTaskDispatched(
    {
      region: REGION,
      memory: '2GiB',
      // All functions together fit into what a new project has (docs/decisions/0050).
      cpu: 1,
      timeoutSeconds: 1800,
      concurrency: 1,
      retryConfig: { maxAttempts: MAX_ATTEMPTS, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
      ...rates,
    },
    async ({ data, retryCount }) => {
      const { requestId, ...task } = payload.parse(data);
      await inRequest(requestId, () => read({ ...task, retryCount }));
    },
  );

/** Large files. The third instance is for a revision that ends. */
export const readManual = readerWith({
  maxInstances: 3,
  rateLimits: { maxConcurrentDispatches: 2 },
});

/** Files that take seconds, which do not wait behind the others. */
export const readSmallManual = readerWith({
  maxInstances: 2,
  rateLimits: { maxConcurrentDispatches: 2 },
});

/** What an older reader read: nobody waits for it, and its rate is how fast a new reader reaches everybody. */
export const readManualAgain = readerWith({
  maxInstances: 1,
  rateLimits: { maxConcurrentDispatches: 1, maxDispatchesPerSecond: 1 },
});
