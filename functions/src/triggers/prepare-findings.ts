import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { REGION } from '../config';
import { STEPS } from '../domain/findings/finder';
import { log } from '../logger';
import { inRequest, requestIdOfCause } from '../request-scope';
import { reporting } from './reporting';

const payload = z.object({
  uid: z.string().min(1),
  manualId: z.number().int().positive(),
  revision: z.number().int().positive(),
  /** Not in tasks that were queued before there were two. */
  step: z.enum(STEPS).default('rules'),
  requestId: requestIdOfCause,
});

type Task = Omit<z.infer<typeof payload>, 'requestId'> & { retryCount: number };

async function prepare({ uid, manualId, revision, step, retryCount }: Task): Promise<void> {
  const run = { uid, manualId, revision, step, retryCount };
  await reporting('looking through a manual failed', run, async () => {
    const { reading } = await import('../composition/reading');
    const { prepareFindings: byRules, pointFindings: byModel } = reading();
    const look = step === 'rules' ? byRules : byModel;
    const outcome = await look(uid, { manualId, revision });
    log.info('manual looked through', { ...run, outcome });
  });
}

/** Finds what the vehicle's page shows of one revision of a manual, in a queue of its own: no reading waits for it. */
export const prepareFindings = onTaskDispatched(
  {
    region: REGION,
    // A process of up to 450 MB, the document in a temporary file, which is memory, and who stores what is found.
    memory: '1GiB',
    // Nobody waits for the second half: all functions together fit into what a new project has (docs/decisions/0050).
    cpu: 0.5,
    timeoutSeconds: 1800,
    concurrency: 1,
    maxInstances: 2,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 2 },
  },
  async ({ data, retryCount }) => {
    const { requestId, ...task } = payload.parse(data);
    await inRequest(requestId, () => prepare({ ...task, retryCount }));
  },
);
