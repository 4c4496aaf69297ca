import { MOST_PASSAGES_BACK } from '../domain/answering/announcement-before';
import { MOST_CONTINUATIONS, goesOnIn, endsInSteps } from '../domain/answering/continuation';
import { endBefore, listAtStart } from '../domain/answering/list-over-pages';
import { beginsInProse, scopeAtEnd } from '../domain/answering/scope-before';
import { MOST_TABLES_BACK, beginsInTable, tableGoesOnIn } from '../domain/answering/table-before';
import { limitsAtStart } from '../domain/answering/what-limits';
import type { Excerpt } from '../domain/ports';
import type { Chunk } from '../domain/records';

/** In which direction a list is followed, and how far. */
type Direction = {
  step: 1 | -1;
  rounds: number;
  /** Whether its list may go on beyond this passage. */
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

/** A passage whose list may go on beside it. */
type Open = { excerpt: Excerpt; direction: Direction };

const openIn = (excerpts: readonly Excerpt[]): Open[] =>
  [onwards, backwards, toLimits, toTables, toScopes].flatMap((direction) =>
    excerpts
      .filter(({ chunk }) => direction.leavesOpen(chunk))
      .map((excerpt) => ({ excerpt, direction })),
  );

/** What was read, wherever a list does go on in it. */
const reached = (open: readonly Open[], chunk: Chunk): Open[] =>
  open
    .filter(({ excerpt, direction }) => idBeside(excerpt.chunk, direction) === chunk.id)
    .filter(({ excerpt, direction }) => direction.goesOn(excerpt.chunk, chunk))
    .map(({ excerpt, direction }) => ({ direction, excerpt: { ...excerpt, chunk, score: 0 } }));

/**
 * The excerpts with the passages in which their numbered steps go on, those in which the lists were announced and the
 * tables began with which they begin, and those that limit their end or
 * say of which vehicles their beginning holds: a list that is cut is dangerous,
 * and so is one without "Nunca haga lo siguiente:".
 */
export async function followLists(
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
