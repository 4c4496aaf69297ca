import type { ReadPage } from '../../domain/document/read-page';
import { aroundAll, shareBox, type Edges } from './share-box';

type Placed = NonNullable<ReadPage['placed']>;

/** A stretch of a line's text, and where it stands. */
export type PlacedRun = { start: number; end: number; edges: Edges };

/** A line that runs askew is cut where one box would be higher than its words by this much: it would cover other lines. */
const STEEP = 1.5;

const thinner = ({ left, top, right, bottom }: Edges): number =>
  Math.min(right - left, bottom - top);

/** A line's words in as few boxes as hold no other line. */
export function runsOf(words: readonly PlacedRun[]): PlacedRun[] {
  const thickness = Math.max(...words.map(({ edges }) => thinner(edges)));
  const runs: PlacedRun[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const both = last && aroundAll([last.edges, word.edges]);
    if (last && both && thinner(both) <= STEEP * thickness) {
      [last.end, last.edges] = [word.end, both];
    } else runs.push({ ...word });
  }
  return runs;
}

/** Runs of a line that begins at `offset` of its page's text. */
export const placedAt = (runs: readonly PlacedRun[], offset: number): Placed =>
  runs.flatMap(({ start, end, edges }) => {
    const box = shareBox(edges);
    return box && end > start ? [{ start: offset + start, end: offset + end, box }] : [];
  });
