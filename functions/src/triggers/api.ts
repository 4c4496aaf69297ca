import { onRequest } from 'firebase-functions/v2/https';
import { once } from '../composition/once';
import { REGION } from '../config';

/** Express and everything behind it is loaded by the first request, not while the instance starts or is deployed. */
const app = once(async () => (await import('../api/app')).createApp());

/** The only door: Firebase Hosting sends `/api/**` here. */
export const api = onRequest(
  {
    region: REGION,
    // Forms arrive whole in memory: up to 32 MB for each request at a time.
    memory: '1GiB',
    // Hosting gives up after 60 seconds.
    timeoutSeconds: 60,
    concurrency: 20,
    maxInstances: 7,
    invoker: 'public',
    // The browser calls from the same origin; nobody else is invited.
    cors: false,
  },
  async (request, response) => {
    (await app())(request, response);
  },
);
