import type { Span, Word } from '../types';
import type { Band } from './row-bands';
import { isAmong, NEAR, reachOf } from './row-rules';

/** Between two words of one text. */
const WORD_GAP = 0.3;
/** A row has no more words: what stands above a table may be all of a page. */
const MAX_WORDS = 1000;
/** Share of the rows that are drawn with all columns. */
const MAX_DRAWN = 0.6;

/** Whether two lines are drawn by the cells of two tables. */
export function areOfOtherTables({ joints: above }: Band, { joints: below }: Band): boolean {
  if (above.length === 0 || below.length === 0) return false;
  return ![above, below].some((one) =>
    one.every((joint) => isAmong(joint, one === above ? below : above)),
  );
}

/** Whether two rows are drawn by the same cells, and the words of neither stand across two of them. */
export const isDrawnAlike = (above: Band, below: Band): boolean =>
  above.joints.length > 0 &&
  below.joints.length > 0 &&
  !areOfOtherTables(above, below) &&
  [above, below].every((band) => !standsAcross(band.words, band.joints));

/** Whether words stand across the edge of a cell: one of them, or two of one text with a space between them. */
export const standsAcross = (words: readonly Word[], joints: readonly number[]): boolean =>
  words.length > MAX_WORDS ||
  words.some(({ left, right, size, baseline }) =>
    joints.some(
      (at) =>
        (left < at - NEAR && at + NEAR < right) ||
        (right <= at + NEAR &&
          at - right < WORD_GAP * size &&
          words.some(
            (next) =>
              next.left >= at - NEAR &&
              next.left > right &&
              next.left - right < WORD_GAP * size &&
              Math.abs(next.baseline - baseline) < NEAR,
          )),
    ),
  );

/** The columns between the joints of the lines, where most rows have them all and none has others. */
export function drawnColumns(bands: readonly Band[]): Span[] | null {
  // Above the first row another table may end.
  const rows = bands.map((band, at) => (at === 0 ? { ...band, edges: band.joints } : band));
  const joints = rows.reduce<readonly number[]>(
    (most, { edges }) => (edges.length > most.length ? edges : most),
    [],
  );
  const full = rows.filter(
    ({ words, edges }) => edges.length === joints.length && !standsAcross(words, joints),
  );
  const isOfThem = ({ edges }: Band) => edges.every((at) => isAmong(at, joints));
  if (joints.length === 0 || full.length < MAX_DRAWN * rows.length || !rows.every(isOfThem))
    return null;
  const { from, to } = reachOf(bands);
  return [from, ...joints].map((left, index) => ({ left, right: joints[index] ?? to }));
}

/** Whether a cell of a row goes on in a column: its cells are drawn without that edge, or a word stands across it. */
export const spansIn =
  ({ words, edges }: Band, inner: readonly number[]) =>
  (column: number): boolean => {
    const joint = inner[column - 1] ?? 0;
    return (edges.length > 0 && !isAmong(joint, edges)) || standsAcross(words, [joint]);
  };
