import { HALF_A_POINT } from '../../heading-depths';
import type { Line } from '../types';

/** Lines further apart than so many times their height are not next to each other. */
const MAX_SPACING = 2;

export type Counts = Map<number, number>;

export const add = (counts: Counts, what: number, count: number): void => {
  counts.set(what, (counts.get(what) ?? 0) + count);
};

/** What was counted most often; 0 where nothing was. */
export const mostOf = (counts: ReadonlyMap<number, number>): number =>
  [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];

export const isSameStyle = (a: Line, b: Line): boolean =>
  Math.abs(a.size - b.size) <= HALF_A_POINT && a.bold === b.bold;

/**
 * Counts how far apart, from baseline to baseline, the lines of plain text are: as a share of the height of their boxes, in
 * steps of 0.05. That of most fonts is a little lower than the space that their lines take, that of some is far higher.
 */
export function countSpacings(lines: readonly Line[], counts: Counts = new Map()): Counts {
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (!above || line.bold || !isSameStyle(above, line)) return;
    const spacing = (above.lastBaseline - line.baseline) / line.size;
    if (spacing > 0 && spacing < MAX_SPACING) add(counts, Math.round(spacing * 20) / 20, 1);
  });
  return counts;
}
