import type { Functions } from 'firebase-admin/functions';
import type { OwnerQueue } from '../../domain/ports/accounts';
import { sendTask, type TaskOptions } from './task';

/** The queue of a function whose payload is `{ uid }`. */
export const taskOwnerQueue =
  (functions: Functions, options: TaskOptions) =>
  (name: 'exportData' | 'eraseAccount'): OwnerQueue => ({
    enqueue: (uid) => sendTask(functions, options, { name, payload: { uid } }),
  });
