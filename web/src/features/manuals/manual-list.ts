import type { Manual, ManualStatus } from '@contract';

/** How often the list is asked for while something moves in it, in milliseconds. */
const BUSY_REFRESH_MS = 2000;

/** Whether somebody has the manual in hand: being read it is not touched. */
export const isBusy = (status: ManualStatus): boolean =>
  status === 'processing' || status === 'vectorizing';

/** Whether the manual waits for a file that nobody is sending. */
export const awaitsFile = ({ status, fileSize }: Manual): boolean =>
  fileSize === 0 && (status === 'pending' || status === 'failed');

export const canReprocess = (manual: Manual): boolean =>
  !awaitsFile(manual) &&
  !isBusy(manual.status) &&
  manual.status !== 'deleted' &&
  manual.status !== 'pending';

/** A bar is shown while the work is neither untouched nor done. */
export const hasProgress = ({ processingProgress }: Manual): boolean =>
  processingProgress > 0 && processingProgress < 100;

const isMoving = (manual: Manual, uploaded: ReadonlySet<number>): boolean =>
  isBusy(manual.status) ||
  manual.status === 'deleted' ||
  (manual.status === 'pending' && (manual.fileSize > 0 || uploaded.has(manual.id)));

/**
 * Milliseconds until the list is asked for again: `calm` while nothing moves, false for never. `uploaded` are manuals
 * whose file has just been sent.
 */
export const refreshInterval = <Calm extends number | false>(
  manuals: readonly Manual[],
  uploaded: ReadonlySet<number>,
  calm: Calm,
): number | Calm => (manuals.some((manual) => isMoving(manual, uploaded)) ? BUSY_REFRESH_MS : calm);

/** Manuals that were being read in `before` and are no longer in `now`: their owner was promised word of it. */
export function outcomes(before: readonly Manual[], now: readonly Manual[]): Manual[] {
  const wasMoving = new Set(
    before.filter(({ status }) => isBusy(status) || status === 'pending').map(({ id }) => id),
  );
  const ended: readonly ManualStatus[] = ['completed', 'ready', 'failed'];
  return now.filter(({ id, status }) => wasMoving.has(id) && ended.includes(status));
}
