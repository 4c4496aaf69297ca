import type { Excerpt } from '../../ports';
import type { Place } from '../../ports/draft-quotation';
import { besideIn, placesIn } from './beside';
import { beginsList, endBefore } from './list-over-pages';
import { governing } from './context-above';

/** Passages over which the beginning of a list is looked for. */
export const MAX_PASSAGES_BACK = 4;

/**
 * What announces, at the end of a passage before, the list with which a passage begins: "Nunca haga lo siguiente:" may be
 * the last line of a page. Nothing when it is announced here, or nowhere among the excerpts; null where that cannot be told.
 */
export function announcementBefore(
  excerpts: readonly Excerpt[],
  at: number,
  start: number,
): Place[] | null {
  let chunk = excerpts[at]?.chunk;
  let from = start;
  for (let back = 0; chunk && back < MAX_PASSAGES_BACK && beginsList(chunk, from); back += 1) {
    const before = besideIn(excerpts, chunk, -1);
    const previous = excerpts[before]?.chunk;
    if (!previous) return [];
    const end = endBefore(previous, chunk);
    if (end.is === 'nothing') return [];
    if (end.is === 'unclear') return null;
    const spans =
      end.is === 'announcement' ? [end.span] : governing(previous, { start: end.at, kind: 'item' });
    if (!spans) return null;
    if (spans.length > 0) return placesIn(before, spans);
    chunk = previous;
    from = end.is === 'item' ? end.at : from;
  }
  return [];
}
