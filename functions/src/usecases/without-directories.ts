import { isDirectory } from '../domain/answering/directory';
import type { Excerpt } from '../domain/ports';
import type { Chunk } from '../domain/ports/records';

/** Passages of a manual that are looked at, from its beginning to its end: contents and index are at these. */
const SAMPLE = 4;

/**
 * Excerpts without contents and indexes, which name every topic and answer nothing. A manual that has nothing else, as a list
 * of fuses that looks like contents, keeps them. `idsOf` gives the passages of a manual in order.
 */
export async function withoutDirectories(
  excerpts: readonly Excerpt[],
  idsOf: (manualId: number) => readonly string[],
  get: (ids: string[]) => Promise<Chunk[]>,
): Promise<Excerpt[]> {
  const others = excerpts.filter(({ chunk }) => !isDirectory(chunk.content));
  const answering = new Set(others.map(({ chunk }) => chunk.manualId));
  const silent = new Set(
    excerpts.map(({ chunk }) => chunk.manualId).filter((manualId) => !answering.has(manualId)),
  );
  if (silent.size === 0) return others;
  const sample = await get([...silent].flatMap((manualId) => spread(idsOf(manualId))));
  const withText = new Set(
    sample.filter(({ content }) => !isDirectory(content)).map(({ manualId }) => manualId),
  );
  return excerpts.filter(
    ({ chunk }) =>
      !isDirectory(chunk.content) || (silent.has(chunk.manualId) && !withText.has(chunk.manualId)),
  );
}

const spread = (ids: readonly string[]): string[] =>
  ids.length <= SAMPLE
    ? [...ids]
    : Array.from(
        { length: SAMPLE },
        (_, at) => ids[Math.floor(((at + 0.5) * ids.length) / SAMPLE)] ?? '',
      );
