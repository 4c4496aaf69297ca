import type { Chunk } from '../../ports/records';
import { MAX_PASSAGES_BACK } from './announcement-before';
import { MAX_CONTINUATIONS, endsInSteps, goesOnIn } from './continuation';
import { endBefore, listAtStart } from './list-over-pages';
import { beginsInProse, scopeAtEnd } from './scope-before';
import { MAX_TABLES_BACK, beginsInTable, tableGoesOnIn } from './table-before';
import { limitsAtStart } from './trailing-caveats';

/** How many passages right before and after one govern it, limit it or go on with what it says. */
export type PassageContext = { before: number; after: number };

/** Passages that one may reach, in either direction. */
export const FARTHEST_CONTEXT = 4;

type Direction = {
  step: 1 | -1;
  most: number;
  /** Whether what this passage says may go on beyond it. */
  leavesOpen: (chunk: Chunk) => boolean;
  /** Whether it does go on in the passage beside it. */
  goesOn: (chunk: Chunk, other: Chunk) => boolean;
};

const DIRECTIONS: readonly Direction[] = [
  { step: 1, most: MAX_CONTINUATIONS, leavesOpen: endsInSteps, goesOn: goesOnIn },
  {
    step: 1,
    most: 1,
    leavesOpen: () => true,
    goesOn: (chunk, next) => limitsAtStart(chunk, next).length > 0,
  },
  {
    step: -1,
    most: MAX_PASSAGES_BACK,
    leavesOpen: (chunk) => listAtStart(chunk) !== null,
    goesOn: (chunk, previous) => endBefore(previous, chunk).is !== 'nothing',
  },
  {
    step: -1,
    most: MAX_TABLES_BACK,
    leavesOpen: beginsInTable,
    goesOn: (chunk, previous) => tableGoesOnIn(previous, chunk),
  },
  {
    step: -1,
    most: 1,
    leavesOpen: beginsInProse,
    goesOn: (chunk, previous) => scopeAtEnd(previous, chunk) !== null,
  },
];

function reach(
  chunks: readonly (Chunk | undefined)[],
  at: number,
  { step, most, leavesOpen, goesOn }: Direction,
): number {
  let far = 0;
  let chunk = chunks[at];
  while (chunk && far < most && leavesOpen(chunk)) {
    const other = chunks[at + step * (far + 1)];
    if (!other || !goesOn(chunk, other)) break;
    chunk = other;
    far += 1;
  }
  return far;
}

/**
 * What of a revision's passages, in reading order, the one at a position cannot be quoted without: the passages in which
 * its steps go on, in which its list was announced or its table began, which limit how it ends, or say of which vehicles
 * its beginning holds.
 */
export function contextAt(chunks: readonly (Chunk | undefined)[], at: number): PassageContext {
  const farthest = (step: 1 | -1): number =>
    Math.max(...DIRECTIONS.filter((one) => one.step === step).map((one) => reach(chunks, at, one)));
  return { before: farthest(-1), after: farthest(1) };
}
