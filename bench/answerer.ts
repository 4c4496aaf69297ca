import { basename } from 'node:path';
import type { SearchResponse } from '../functions/contract/search';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import type { Models } from '../functions/src/composition/models';
import type { ReadDocument } from '../functions/src/domain/document/read-page';
import type { Chunk, EmbeddedChunk, VehicleRecord } from '../functions/src/domain/ports/records';
import type { Chunks, Excerpt } from '../functions/src/domain/ports';
import { askingWorld } from '../functions/src/testing/asking-world';
import { aReadManual, aVehicle } from '../functions/src/testing/builders';
import { collectPassages } from '../functions/src/usecases/collect-passages';
import { embedChunks } from '../functions/src/usecases/embed-chunks';
import { NOWHERE } from './measures';

/** Its words are in no question: these manuals are not all of vehicles. */
export const NO_VEHICLE: Partial<VehicleRecord> = { make: 'Marca', model: 'Modelo', year: 2022 };

export type Answered = SearchResponse & {
  /** Pages cited, and pages of the excerpts found, in order. */
  pages: number[];
  foundPages: number[];
  /** What an owner gets to see: the response and the excerpts cited. */
  evidence: string;
  scores: string;
  /** Evidence of the excerpt on which the answer leans first; 0 where the owner's words did not find it, or nothing is cited. */
  firstEvidence: number;
};

const UID = 'bench';

const once = (numbers: (number | null)[]): number[] =>
  [...new Set(numbers)].filter((number) => number !== null);

/** The nearest by cosine, as the database finds them: vectors have length 1. */
async function nearestOf(chunks: readonly Chunk[], { embedder }: Pick<Models, 'embedder'>) {
  const stored: EmbeddedChunk[] = [];
  const save: Chunks['save'] = (_, part) => Promise.resolve(void stored.push(...part));
  const stream = embedChunks({ embedder, chunks: { save } }, { uid: UID, known: new Map() });
  await stream.add(chunks);
  await stream.finish();
  return (vector: readonly number[], limit: number) =>
    stored
      .map(({ id, embedding }) => ({
        id,
        distance: 1 - embedding.reduce((sum, value, axis) => sum + value * (vector[axis] ?? 0), 0),
      }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, limit);
}

export type Ask = (question: string, followUpOf?: number) => Promise<Answered>;

const askers = new WeakMap<Models, Map<string, Promise<Ask>>>();

/** The same for a file, read as the product reads it; once, whoever asks the same models of it. */
export function answererOf(path: string, models: Models, named = NO_VEHICLE): Promise<Ask> {
  const known = askers.get(models) ?? new Map<string, Promise<Ask>>();
  askers.set(models, known);
  const key = `${path} ${JSON.stringify(named)}`;
  const read = () =>
    openWhole(path).then(({ pages }) => answerer(pages, models, named, basename(path)));
  const asker = known.get(key) ?? read();
  known.set(key, asker);
  return asker;
}

/** The use case as the server composes it, on one manual held in memory. */
export async function answerer(
  pages: ReadDocument['pages'],
  models: Models,
  named = NO_VEHICLE,
  originalFilename = 'manual.pdf',
): Promise<Ask> {
  const document = { type: 'application/pdf', pageCount: null, pages } as const;
  const { chunks } = await collectPassages(document, NOWHERE);
  const manuals = [aReadManual({ originalFilename })];
  let found: readonly Excerpt[] = [];
  const { ask } = askingWorld({
    ...models,
    fallbackModel: models.fallbackModel ?? undefined,
    owners: { [UID]: { vehicles: [aVehicle(named)], manuals, chunks } },
    nearest: await nearestOf(chunks, models),
    cacheBytes: Infinity,
    onFound: (excerpts) => {
      // What a second search finds comes after it.
      if (found.length === 0) found = excerpts;
    },
  });
  return async (query, followUpOf) => {
    found = [];
    const answer = await ask(UID, { query, vehicleId: 1, followUpOf });
    const { response, sourceDocuments } = answer;
    const first = sourceDocuments[0]?.metadata.chunkId;
    return {
      ...answer,
      pages: once(sourceDocuments.map(({ metadata }) => metadata.pageNumber)),
      foundPages: once(found.map(({ chunk }) => chunk.pageNumber)),
      evidence: [response, ...sourceDocuments.map(({ metadata }) => metadata.content)]
        .join('\n')
        .replace(/\s+/g, ' '),
      scores: found.map(({ score }) => score.toFixed(2)).join(' '),
      firstEvidence: found.find(({ chunk }) => chunk.id === first)?.score ?? 0,
    };
  };
}
