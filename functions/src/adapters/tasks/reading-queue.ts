import type { Functions } from 'firebase-admin/functions';
import type { ReadingQueue } from '../../domain/ports';
import { DISPATCH_DEADLINE_SECONDS } from './deadline';

/** The queue of the function `readManual`, whose payload is `{ uid, manualId }`. */
export const taskReadingQueue = (functions: Functions, region: string): ReadingQueue => ({
  enqueue: (uid, manualId) =>
    functions
      .taskQueue<{ uid: string; manualId: number }>(`locations/${region}/functions/readManual`)
      .enqueue({ uid, manualId }, { dispatchDeadlineSeconds: DISPATCH_DEADLINE_SECONDS }),
});
