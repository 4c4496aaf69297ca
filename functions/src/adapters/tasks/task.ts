import { createHash } from 'node:crypto';
import type { Functions } from 'firebase-admin/functions';

/**
 * How long Cloud Tasks waits for a task: half an hour, the most there is and the timeout of the functions behind the
 * queues. Without it, it gives up after ten minutes and sends the task again beside the one that runs.
 */
const DISPATCH_DEADLINE_SECONDS = 1800;

export type TaskOptions = {
  region: string;
  /** Goes with a task, so that the log of its work leads back to who asked for it. */
  requestId: () => string | undefined;
};

type Task = {
  name: string;
  /** Of two tasks of one id one is worked on; any where there is none. */
  id?: string;
  payload: Record<string, string | number>;
};

/** An id of a task for what it is about: spread over the queue's index, which ids that count up would crowd at one end. */
export const taskId = (about: string): string =>
  createHash('sha256').update(about).digest('hex').slice(0, 32);

/** Cloud Tasks knows an id for about an hour after its task is done. */
const isKnown = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'functions/task-already-exists';

/** Gives a function behind a queue something to do; the same again is done already. */
export async function sendTask(
  functions: Functions,
  { region, requestId }: TaskOptions,
  { name, id, payload }: Task,
): Promise<void> {
  const request = requestId();
  await functions
    .taskQueue<Record<string, string | number>>(`locations/${region}/functions/${name}`)
    .enqueue(
      { ...payload, ...(request !== undefined && { requestId: request }) },
      { dispatchDeadlineSeconds: DISPATCH_DEADLINE_SECONDS, ...(id !== undefined && { id }) },
    )
    .catch((error: unknown) => {
      if (!isKnown(error)) throw error;
    });
}
