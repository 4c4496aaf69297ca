/**
 * How long Cloud Tasks waits for a task: half an hour, the most there is and the timeout of the functions behind the
 * queues. Without it, it gives up after ten minutes and sends the task again beside the one that runs.
 */
export const DISPATCH_DEADLINE_SECONDS = 1800;
