import { MOST_PASSAGES_BACK } from '../domain/answering/quoting/announcement-before';
import {
  MOST_CONTINUATIONS,
  goesOnIn,
  endsInSteps,
} from '../domain/answering/quoting/continuation';
import { endBefore, listAtStart } from '../domain/answering/quoting/list-over-pages';
import { beginsInProse, scopeAtEnd } from '../domain/answering/quoting/scope-before';
import {
  MOST_TABLES_BACK,
  beginsInTable,
  tableGoesOnIn,
} from '../domain/answering/quoting/table-before';
import { limitsAtStart } from '../domain/answering/quoting/what-limits';
import type { Excerpt } from '../domain/ports';
import type { Chunk } from '../domain/records';

/** In which direction a passage is followed, and how far. */
type Direction = {
  step: 1 | -1;
  rounds: number;
  /** Whether what this passage says may go on beyond it. */
  leavesOpen: (chunk: Chunk) => boolean;
  /** Whether it does go on in the passage that was read. */
  goesOn: (chunk: Chunk, other: Chunk) => boolean;
};

const onwards: Direction = {
  step: 1,
  rounds: MOST_CONTINUATIONS,
  leavesOpen: endsInSteps,
  goesOn: goesOnIn,
};

const backwards: Direction = {
  step: -1,
  rounds: MOST_PASSAGES_BACK,
  leavesOpen: (chunk) => chunk.position > 0 && listAtStart(chunk) !== null,
  goesOn: (chunk, previous) => endBefore(previous, chunk).is !== 'nothing',
};

const toLimits: Direction = {
  step: 1,
  rounds: 1,
  leavesOpen: () => true,
  goesOn: (chunk, next) => limitsAtStart(chunk, next).length > 0,
};

const toTables: Direction = {
  step: -1,
  rounds: MOST_TABLES_BACK,
  leavesOpen: (chunk) => chunk.position > 0 && beginsInTable(chunk),
  goesOn: (chunk, previous) => tableGoesOnIn(previous, chunk),
};

const toScopes: Direction = {
  step: -1,
  rounds: 1,
  leavesOpen: (chunk) => chunk.position > 0 && beginsInProse(chunk),
  goesOn: (chunk, previous) => scopeAtEnd(previous, chunk) !== null,
};

const idBeside = ({ manualId, revision, position }: Chunk, { step }: Direction): string =>
  `${manualId}-${revision}-${position + step}`;

/** A passage that may go on beside it. */
type Open = { excerpt: Excerpt; direction: Direction };

const openIn = (excerpts: readonly Excerpt[]): Open[] =>
  [onwards, backwards, toLimits, toTables, toScopes].flatMap((direction) =>
    excerpts
      .filter(({ chunk }) => direction.leavesOpen(chunk))
      .map((excerpt) => ({ excerpt, direction })),
  );

/** What was read, wherever a passage does go on in it. */
const reached = (open: readonly Open[], chunk: Chunk): Open[] =>
  open
    .filter(({ excerpt, direction }) => idBeside(excerpt.chunk, direction) === chunk.id)
    .filter(({ excerpt, direction }) => direction.goesOn(excerpt.chunk, chunk))
    .map(({ excerpt, direction }) => ({ direction, excerpt: { ...excerpt, chunk, score: 0 } }));

/**
 * The excerpts with the passages beside them without which they could be read as the opposite: those in which their
 * numbered steps go on, in which their lists were announced and their tables began, which limit how they end, and which
 * say of which vehicles their beginning holds.
 */
export async function followOverPages(
  /** Of these chunks those that there are. */
  get: (ids: readonly string[]) => Promise<Chunk[]>,
  excerpts: readonly Excerpt[],
): Promise<Excerpt[]> {
  const known = new Set(excerpts.map(({ chunk }) => chunk.id));
  const all = [...excerpts];
  let open = openIn(excerpts);
  for (let round = 1; open.length > 0; round += 1) {
    const beside = new Set(
      open.map(({ excerpt, direction }) => idBeside(excerpt.chunk, direction)),
    );
    const missing = [...beside].filter((id) => !known.has(id));
    const found = missing.length === 0 ? [] : await get(missing);
    const added = found.flatMap((chunk) => reached(open, chunk));
    for (const { excerpt } of added) {
      if (!known.has(excerpt.chunk.id)) all.push(excerpt);
      known.add(excerpt.chunk.id);
    }
    open = added.filter(
      ({ excerpt, direction }) => round < direction.rounds && direction.leavesOpen(excerpt.chunk),
    );
  }
  return all;
}
