import type { Functions } from 'firebase-admin/functions';
import type { ReadingQueue } from '../../domain/ports';
import type { Lane } from '../../domain/ports/reading-queue';
import { sendTask, taskId, type TaskOptions } from './task';

/** The function behind each queue; the payload of all is `{ uid, manualId }`. */
const FUNCTION_OF: Readonly<Record<Lane, string>> = {
  small: 'readSmallManual',
  large: 'readManual',
  again: 'readManualAgain',
};

/** The queues of the functions that read manuals. */
export const taskReadingQueue = (functions: Functions, options: TaskOptions): ReadingQueue => ({
  enqueue: (uid, manualId, { name, lane }) =>
    sendTask(functions, options, {
      name: FUNCTION_OF[lane],
      id: taskId(`${uid}/${manualId}/${name}`),
      payload: { uid, manualId },
    }),
});
