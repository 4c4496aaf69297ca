import type { Excerpt } from '../../ports';
import type { Chunk } from '../../records';

/** Position among the excerpts of the passage before or after one in its manual, -1 when it is not there. */
export function besideIn(
  excerpts: readonly Excerpt[],
  { manualId, revision, position }: Chunk,
  step: 1 | -1,
): number {
  return excerpts.findIndex(
    ({ chunk }) =>
      chunk.manualId === manualId &&
      chunk.revision === revision &&
      chunk.position === position + step,
  );
}
