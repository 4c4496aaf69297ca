import type { Functions } from 'firebase-admin/functions';
import type { ReadingQueue } from '../../domain/ports';
import { sendTask, taskId, type TaskOptions } from './task';

/** The queue of the function `readManual`, whose payload is `{ uid, manualId }`. */
export const taskReadingQueue = (functions: Functions, options: TaskOptions): ReadingQueue => ({
  enqueue: (uid, manualId, turn) =>
    sendTask(functions, options, {
      name: 'readManual',
      id: taskId(`${uid}/${manualId}/${turn}`),
      payload: { uid, manualId },
    }),
});
