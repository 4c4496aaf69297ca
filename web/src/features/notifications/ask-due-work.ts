import { listDueWork } from '@contract';
import { call } from '../../lib/api/api-client';

/** Comes when it is asked for: the first page needs nothing of a plan. */
export const askDueWork = (signal: AbortSignal) => call(listDueWork, { signal });
