import { MOST_CONTINUATIONS, goesOnIn, endsInSteps } from '../domain/answering/continuation';
import type { Excerpt } from '../domain/ports';
import type { Chunk } from '../domain/records';

const followingId = ({ manualId, revision, position }: Chunk): string =>
  `${manualId}-${revision}-${position + 1}`;

/** The excerpts with the passages in which their numbered steps go on: a list that is cut is dangerous. */
export async function followLists(
  /** Of these chunks those that there are. */
  get: (ids: readonly string[]) => Promise<Chunk[]>,
  excerpts: readonly Excerpt[],
): Promise<Excerpt[]> {
  const known = new Set(excerpts.map(({ chunk }) => chunk.id));
  const all = [...excerpts];
  let ends = excerpts.filter(({ chunk }) => endsInSteps(chunk));
  for (let round = 0; round < MOST_CONTINUATIONS && ends.length > 0; round += 1) {
    const missing = new Map(ends.map((excerpt) => [followingId(excerpt.chunk), excerpt]));
    for (const id of known) missing.delete(id);
    const found = missing.size === 0 ? [] : await get([...missing.keys()]);
    const added = found.flatMap((chunk): Excerpt[] => {
      const before = missing.get(chunk.id);
      return before && goesOnIn(before.chunk, chunk) ? [{ ...before, chunk, score: 0 }] : [];
    });
    for (const { chunk } of added) known.add(chunk.id);
    all.push(...added);
    ends = added.filter(({ chunk }) => endsInSteps(chunk));
  }
  return all;
}
