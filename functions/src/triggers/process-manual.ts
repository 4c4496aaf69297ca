import { storageBucket } from 'firebase-functions/params';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { z } from 'zod';
import { REGION } from '../config';
import { log } from '../logger';
import { inRequest, requestIdOfCause } from '../request-scope';
import { reporting } from './reporting';

/** Cloud Storage reports 64-bit numbers as text, whatever the declared type says. */
const objectSchema = z.object({
  name: z.string(),
  size: z.coerce.number(),
  generation: z.coerce.string(),
  metadata: z.object({ requestId: requestIdOfCause }).optional().catch(undefined),
});

/** A file arrived in the bucket: hands it to `readManual`, which has the time that this function has not. */
export const processManual = onObjectFinalized(
  {
    region: REGION,
    bucket: storageBucket,
    memory: '512MiB',
    // A share of a processor: all functions together fit into what a new project has (docs/decisions/0050).
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 60,
    maxInstances: 2,
    retry: true,
  },
  async ({ data }) => {
    const { metadata, ...object } = objectSchema.parse(data);
    const { size, generation } = object;
    const accept = async () => {
      const { reading } = await import('../composition/reading');
      const outcome = await reading().acceptUpload(object);
      log.info('upload reported', { outcome, size, generation });
    };
    await inRequest(metadata?.requestId, () =>
      reporting('taking an upload failed', { size, generation }, accept),
    );
  },
);
