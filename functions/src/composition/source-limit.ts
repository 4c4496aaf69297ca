import { config } from '../config';
import { sourceLimit } from '../domain/source-limit';
import { once } from './once';

/** Refuses what comes too often from one address. */
export const checkSource = once(() => sourceLimit(config().requestsPerSource, () => new Date()));
