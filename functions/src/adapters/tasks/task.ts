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

/** Gives a function behind a queue something to do. */
export async function sendTask(
  functions: Functions,
  { region, requestId }: TaskOptions,
  task: { name: string; payload: Record<string, string | number> },
): Promise<void> {
  const id = requestId();
  await functions
    .taskQueue<Record<string, string | number>>(`locations/${region}/functions/${task.name}`)
    .enqueue(
      { ...task.payload, ...(id !== undefined && { requestId: id }) },
      { dispatchDeadlineSeconds: DISPATCH_DEADLINE_SECONDS },
    );
}
