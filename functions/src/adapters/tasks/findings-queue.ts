import type { Functions } from 'firebase-admin/functions';
import type { FindingsQueue } from '../../domain/findings/finder';
import { sendTask, taskId, type TaskOptions } from './task';

/**
 * The queue of the function `prepareFindings`, whose payload is `{ uid, manualId, revision, step }`. `versions` of the finders:
 * newer ones have the same revision looked through once more.
 */
export const taskFindingsQueue = (
  functions: Functions,
  options: TaskOptions,
  versions: string,
): FindingsQueue => ({
  enqueue: (uid, { manualId, revision }, step = 'rules', turn = 0) =>
    sendTask(functions, options, {
      name: 'prepareFindings',
      id: taskId(
        `${uid}/${manualId}/${revision}/${versions}${step === 'rules' ? '' : `/${step}/${turn}`}`,
      ),
      payload: { uid, manualId, revision, ...(step !== 'rules' && { step }) },
    }),
});
