import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { REGION } from '../config';
import { log } from '../logger';
import { inRequest, requestIdOfCause } from '../request-scope';
import { reporting } from './reporting';

const MAX_ATTEMPTS = 3;

const payload = z.object({ uid: z.string().min(1), requestId: requestIdOfCause });

async function make(uid: string, retryCount: number): Promise<void> {
  const isLastAttempt = retryCount + 1 >= MAX_ATTEMPTS;
  await reporting('exporting data failed', { uid, retryCount, isLastAttempt }, async () => {
    const { account } = await import('../composition/account');
    const outcome = await account().exportData({ uid, isLastAttempt });
    log.info('data exported', { uid, retryCount, outcome });
  });
}

/** Makes the archive of one owner's data. The queue repeats what was thrown, and may deliver a task more than once. */
export const exportData = onTaskDispatched(
  {
    region: REGION,
    memory: '512MiB',
    // A share of a processor: all functions together fit into what a new project has (docs/decisions/0050).
    cpu: 'gcf_gen1',
    timeoutSeconds: 1800,
    concurrency: 1,
    maxInstances: 1,
    retryConfig: { maxAttempts: MAX_ATTEMPTS, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  async ({ data, retryCount }) => {
    const { uid, requestId } = payload.parse(data);
    await inRequest(requestId, () => make(uid, retryCount));
  },
);
