import type { ManualStatus } from '@contract';

/** Who changes a status: the owner (also in the console), or the background work that reads the manual. */
export type StatusActor = 'owner' | 'worker';

const both: readonly StatusActor[] = ['owner', 'worker'];
const owner: readonly StatusActor[] = ['owner'];
const worker: readonly StatusActor[] = ['worker'];

/** Every change that is allowed, and for whom. What is not listed is refused; staying as it is is not a change. */
const changes: Record<ManualStatus, Partial<Record<ManualStatus, readonly StatusActor[]>>> = {
  pending: { processing: worker, failed: worker, deleted: owner },
  processing: { vectorizing: worker, failed: worker, deleted: owner },
  // Back to `processing` when a worker died and another begins again.
  vectorizing: {
    processing: worker,
    completed: worker,
    ready: worker,
    failed: worker,
    deleted: owner,
  },
  completed: { processing: owner, deleted: owner },
  ready: { processing: owner, deleted: owner },
  // The worker's way back is a new file after one that was refused.
  failed: { processing: both, deleted: owner },
  deleted: {},
};

/** Whether a manual may go from one status to another; without `by`, whether anybody may do it. */
export function canChange(from: ManualStatus, to: ManualStatus, by?: StatusActor): boolean {
  const actors = changes[from][to];
  return actors !== undefined && (by === undefined || actors.includes(by));
}

/** Whether a worker has, or should have, the manual in hand. */
export const isBusy = (status: ManualStatus): boolean =>
  status === 'processing' || status === 'vectorizing';

/** Whether reading the manual has ended well, so that nothing is left to do unless the owner asks again. */
export const isRead = (status: ManualStatus): boolean =>
  status === 'completed' || status === 'ready';
