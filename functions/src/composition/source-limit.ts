import { config } from '../config';
import { sourceLimit } from '../domain/quotas/source-limit';
import { once } from './once';

/** Refuses what comes too often from one client, or by one edge. */
export const checkSource = once(() => sourceLimit(config().requestsPerSource, () => new Date()));
