import type { Functions } from 'firebase-admin/functions';
import type { OwnerQueue } from '../../domain/account-ports';
import { DISPATCH_DEADLINE_SECONDS } from './deadline';

/** The queue of a function whose payload is `{ uid }`. */
export const taskOwnerQueue = (
  functions: Functions,
  region: string,
  name: 'exportData' | 'eraseAccount',
): OwnerQueue => ({
  enqueue: (uid) =>
    functions
      .taskQueue<{ uid: string }>(`locations/${region}/functions/${name}`)
      .enqueue({ uid }, { dispatchDeadlineSeconds: DISPATCH_DEADLINE_SECONDS }),
});
