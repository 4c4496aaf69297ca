import { MOST_PASSAGES_BACK } from '../domain/answering/announcement-before';
import { MOST_CONTINUATIONS, goesOnIn, endsInSteps } from '../domain/answering/continuation';
import { endBefore, listAtStart } from '../domain/answering/what-governs';
import type { Chunks, Excerpt } from '../domain/ports';
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

const idBeside = ({ manualId, revision, position }: Chunk, { step }: Direction): string =>
  `${manualId}-${revision}-${position + step}`;

type Open = { excerpt: Excerpt; direction: Direction };

const openIn = (excerpts: readonly Excerpt[], round: number): Open[] =>
  [onwards, backwards].flatMap((direction) =>
    excerpts
      .filter(({ chunk }) => round < direction.rounds && direction.leavesOpen(chunk))
      .map((excerpt) => ({ excerpt, direction })),
  );

/**
 * The excerpts with the passages in which their numbered steps go on, and those in which the lists were announced with
 * which they begin: a list that is cut is dangerous, and so is one without "Nunca haga lo siguiente:".
 */
export async function followLists(
  chunks: Pick<Chunks, 'get'>,
  uid: string,
  excerpts: readonly Excerpt[],
): Promise<Excerpt[]> {
  const known = new Set(excerpts.map(({ chunk }) => chunk.id));
  const all = [...excerpts];
  let open = openIn(excerpts, 0);
  for (let round = 1; open.length > 0; round += 1) {
    const missing = new Map(
      open.map((one) => [idBeside(one.excerpt.chunk, one.direction), one] as const),
    );
    for (const id of known) missing.delete(id);
    const found = missing.size === 0 ? [] : await chunks.get(uid, [...missing.keys()]);
    const added = found.flatMap((chunk): Open[] => {
      const from = missing.get(chunk.id);
      if (!from?.direction.goesOn(from.excerpt.chunk, chunk)) return [];
      return [{ direction: from.direction, excerpt: { ...from.excerpt, chunk, score: 0 } }];
    });
    for (const { excerpt } of added) known.add(excerpt.chunk.id);
    all.push(...added.map(({ excerpt }) => excerpt));
    open = added.filter(
      ({ excerpt, direction }) => round < direction.rounds && direction.leavesOpen(excerpt.chunk),
    );
  }
  return all;
}
