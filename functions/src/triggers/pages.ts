import { onRequest } from 'firebase-functions/v2/https';
import { once } from '../composition/once';
import { REGION } from '../config';

const app = once(async () => (await import('../api/app')).createPagesApp());

/** Draws pages and looks through whole manuals: Hosting sends these addresses here, so that no question waits for them. */
export const pages = onRequest(
  {
    region: REGION,
    // Two processes that draw, 300 MB each, and the files of two manuals: a function's temporary files are memory.
    memory: '1GiB',
    timeoutSeconds: 60,
    concurrency: 2,
    maxInstances: 4,
    invoker: 'public',
    cors: false,
  },
  async (request, response) => {
    (await app())(request, response);
  },
);
