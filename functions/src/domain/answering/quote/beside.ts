import type { Span } from '../../text/sentences';
import type { Place } from '../../ports/draft-quotation';
import type { Excerpt } from '../../ports';
import type { Chunk } from '../../ports/records';

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

export const placesIn = (excerpt: number, spans: readonly Span[]): Place[] =>
  spans.map(({ start, end }) => ({ excerpt, start, end }));

export const wordsAt = (excerpts: readonly Excerpt[], { excerpt, start, end }: Place): string =>
  excerpts[excerpt]?.chunk.content.slice(start, end) ?? '';
