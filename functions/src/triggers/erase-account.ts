import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { REGION } from '../config';
import { log } from '../logger';
import { inRequest, requestIdOfCause } from '../request-scope';
import { reporting } from './reporting';

const payload = z.object({ uid: z.string().min(1), requestId: requestIdOfCause });

/** Erases one account. What breaks off is repeated by the queue, and for days by `sweepAccounts`. */
export const eraseAccount = onTaskDispatched(
  {
    region: REGION,
    memory: '512MiB',
    // A share of a processor: all functions together fit into what a new project has (docs/decisions/0050).
    cpu: 'gcf_gen1',
    timeoutSeconds: 1800,
    concurrency: 1,
    maxInstances: 1,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  async ({ data }) => {
    const { uid, requestId } = payload.parse(data);
    const erase = async () => {
      const { account } = await import('../composition/account');
      await account().eraseAccount(uid);
      log.info('account erased', { uid });
    };
    await inRequest(requestId, () => reporting('erasing an account failed', { uid }, erase));
  },
);
