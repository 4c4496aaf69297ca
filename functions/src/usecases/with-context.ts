import { contextAt, type PassageContext } from '../domain/answering/quote/passage-context';
import type { Excerpt } from '../domain/ports';
import type { Chunk } from '../domain/ports/records';

type Get = (ids: readonly string[]) => Promise<Chunk[]>;

const idBeside = ({ manualId, revision, position }: Chunk, step: number): string =>
  `${manualId}-${revision}-${position + step}`;

const steps = ({ before, after }: PassageContext): number[] => [
  ...Array.from({ length: after }, (_, at) => at + 1),
  ...Array.from({ length: before }, (_, at) => -at - 1),
];

/** Reads the passages beside excerpts that are not among them. */
async function readBeside(
  get: Get,
  excerpts: readonly Excerpt[],
  contextOf: (chunk: Chunk) => PassageContext,
): Promise<Excerpt[]> {
  const known = new Set(excerpts.map(({ chunk }) => chunk.id));
  const wanted = new Map(
    excerpts.flatMap((excerpt) =>
      steps(contextOf(excerpt.chunk)).map((step) => [idBeside(excerpt.chunk, step), excerpt]),
    ),
  );
  const missing = [...wanted.keys()].filter((id) => !known.has(id));
  const found = missing.length === 0 ? [] : await get(missing);
  return found.flatMap((chunk) => {
    const excerpt = wanted.get(chunk.id);
    return excerpt ? [{ ...excerpt, chunk, score: 0 }] : [];
  });
}

const ONE_EACH: PassageContext = { before: 1, after: 1 };
const NONE: PassageContext = { before: 0, after: 0 };

/**
 * The excerpts with the passages beside them without which they could be read as the opposite, as reading found them. Of
 * what was read before that was stored, the passages right beside are looked at.
 */
export async function withContext(get: Get, excerpts: readonly Excerpt[]): Promise<Excerpt[]> {
  const around = await readBeside(get, excerpts, (chunk) => (chunk.context ? NONE : ONE_EACH));
  const known = new Map([...excerpts, ...around].map(({ chunk }) => [chunk.id, chunk]));
  const contextOf = (chunk: Chunk): PassageContext => {
    const beside = [-1, 0, 1].map((step) => known.get(idBeside(chunk, step)));
    return chunk.context ?? contextAt(beside, 1);
  };
  // What was read already is not read once more.
  const from = async (ids: readonly string[]): Promise<Chunk[]> => {
    const missing = ids.filter((id) => !known.has(id));
    const read = missing.length === 0 ? [] : await get(missing);
    return [...ids.flatMap((id) => known.get(id) ?? []), ...read];
  };
  return [...excerpts, ...(await readBeside(from, excerpts, contextOf))];
}
