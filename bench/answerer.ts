import { basename } from 'node:path';
import type { BeyondTopic } from '../functions/contract/beyond';
import type { Confidence } from '../functions/contract/confidence';
import type { Statement } from '../functions/contract/search';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import type { Models } from '../functions/src/composition/models';
import { createChunker } from '../functions/src/domain/chunking/chunker';
import { contextAt } from '../functions/src/domain/answering/quote/passage-context';
import { embeddedRetrieval } from '../functions/src/domain/answering/retrieval';
import { documentPages } from '../functions/src/domain/document/document-page';
import { indexOfChunks } from '../functions/src/domain/search/build-index';
import { openLexicalIndex } from '../functions/src/domain/search/open-index';
import { newManual } from '../functions/src/domain/new-manual';
import type { ReadDocument } from '../functions/src/domain/document/read-page';
import type { Chunks, Excerpt, Searches } from '../functions/src/domain/ports';
import { unlimited } from '../functions/src/domain/processor-budget';
import type {
  Chunk,
  EmbeddedChunk,
  ManualRecord,
  SearchRecord,
  VehicleRecord,
} from '../functions/src/domain/records';
import { answerFromManuals } from '../functions/src/usecases/answer-from-manuals';
import { answerQuestion } from '../functions/src/usecases/answer-question';
import { embedChunks } from '../functions/src/usecases/embed-chunks';
import { findExcerpts } from '../functions/src/usecases/find-excerpts';
import { nearestPassages } from '../functions/src/usecases/nearest-passages';

export type NamedVehicle = Pick<VehicleRecord, 'make' | 'model' | 'year' | 'trim' | 'nickname'> &
  Partial<Pick<VehicleRecord, 'engine' | 'country'>>;

/** Its words are in no question: these manuals are not all of vehicles. */
export const NO_VEHICLE: NamedVehicle = {
  make: 'Marca',
  model: 'Modelo',
  year: 2022,
  trim: null,
  nickname: null,
};

export type Answered = {
  /** Its number, from which another question can go on. */
  id: number;
  /** What a follow-up was taken to mean; absent where it was read as it was written. */
  understoodAs?: string | undefined;
  response: string;
  statements: Statement[];
  confidence: Confidence;
  /** Pages cited, and pages of the excerpts found, in order. */
  pages: number[];
  foundPages: number[];
  /** What an owner gets to see: the response and the excerpts cited. */
  evidence: string;
  scores: string;
  /** Evidence of the excerpt on which the answer leans first; 0 where the owner's words did not find it, or nothing is cited. */
  firstEvidence: number;
  /** Of the card that says where else to look. */
  beyond: BeyondTopic | null;
};

const UID = 'bench';

async function chunksOf(pages: ReadDocument['pages']): Promise<Chunk[]> {
  const structured = documentPages();
  const chunk = createChunker();
  const chunks: Chunk[] = [];
  for await (const page of pages) {
    const { blocks } = structured(page);
    for (const passage of chunk({ ...page, blocks })) {
      const position = chunks.length;
      const id = `1-1-${position}`;
      chunks.push({
        ...passage,
        id,
        manualId: 1,
        revision: 1,
        position,
        contentHash: id,
        createdAt: new Date(0),
      });
    }
  }
  return chunks.map((one, at) => ({ ...one, context: contextAt(chunks, at) }));
}

const manualRecord = (originalFilename: string): ManualRecord => ({
  ...newManual({ id: 1, vehicleId: 1, originalFilename }, new Date(0)),
  status: 'completed',
  activeRevision: 1,
});

const vehicleRecord = (named: NamedVehicle): VehicleRecord => ({
  ...{ engine: null, country: null, firstRegistration: null, vin: null },
  ...named,
  ...{ id: 1, userId: UID, isDefault: true, createdAt: new Date(0) },
});

const pagesOf = (numbers: (number | null)[]): number[] => [
  ...new Set(numbers.filter((number) => number !== null)),
];

/** The nearest by cosine, as the database finds them: vectors have length 1. */
async function nearestOf(chunks: readonly Chunk[], { embedder }: Pick<Models, 'embedder'>) {
  const stored: EmbeddedChunk[] = [];
  const save: Chunks['save'] = (_, embedded) => {
    stored.push(...embedded);
    return Promise.resolve();
  };
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

/** Questions with their answers, for those that go on from them. */
function searchesInMemory(): Pick<Searches, 'get' | 'save'> {
  const kept = new Map<number, SearchRecord>();
  return {
    get: (_, id) => Promise.resolve(kept.get(id) ?? null),
    save: (_, search) => {
      const record = { ...search, id: kept.size + 1, createdAt: new Date(0) };
      kept.set(record.id, record);
      return Promise.resolve(record);
    },
  };
}

/** The same for a file, read as the product reads it. */
export async function answererOf(path: string, models: Models, named: NamedVehicle = NO_VEHICLE) {
  const { pages } = await openWhole(path);
  return answerer(basename(path), pages, named, models);
}

/** The use case as the server composes it, on one manual held in memory. */
export async function answerer(
  filename: string,
  pages: ReadDocument['pages'],
  named: NamedVehicle,
  models: Models,
): Promise<(question: string, followUpOf?: number) => Promise<Answered>> {
  const all = await chunksOf(pages);
  const byId = new Map(all.map((chunk) => [chunk.id, chunk]));
  const index = openLexicalIndex(indexOfChunks(all));
  const nearest = await nearestOf(all, models);
  const manual = manualRecord(filename);
  const vehicle = vehicleRecord(named);
  const finding = {
    chunks: {
      get: (_uid: string, ids: readonly string[]) =>
        Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
    },
    nearest: nearestPassages({
      chunks: {
        modelOf: () => Promise.resolve(models.embedder.model),
        nearest: (_, __, { values }, limit) => Promise.resolve(nearest(values, limit)),
      },
      embedder: models.embedder,
      warn: (event, error) => console.error(event, error),
      noteOtherModel: () => undefined,
    }),
    withIndexes: <Found>(
      _uid: string,
      _manuals: unknown,
      work: (indexes: [typeof index]) => Found,
    ) => Promise.resolve(work([index])),
  };
  const find = findExcerpts({ ...finding, retrieval: models.retrieval });
  let found: Excerpt[] = [];
  const ask = answerQuestion({
    vehicles: { get: () => Promise.resolve(vehicle) },
    manuals: { list: () => Promise.resolve([manual]) },
    searches: searchesInMemory(),
    answerFrom: answerFromManuals({
      model: models.model,
      find: async (...question) => {
        const result = await find(...question);
        // What a second search finds comes after it.
        if (found.length === 0) found = result.excerpts;
        return result;
      },
      standIn: models.standIn
        ? {
            model: models.standIn,
            find: findExcerpts({ ...finding, retrieval: embeddedRetrieval(0) }),
          }
        : undefined,
      budget: () => unlimited,
      warn: () => undefined,
    }),
    warn: () => undefined,
  });
  return async (query, followUpOf) => {
    found = [];
    const { response: answer } = await ask(UID, { query, vehicleId: 1, followUpOf });
    const { id, understoodAs, response, statements, confidence, sourceDocuments } = answer;
    const first = sourceDocuments[0]?.metadata.chunkId;
    return {
      id: id ?? 0,
      understoodAs,
      response,
      statements,
      confidence,
      pages: pagesOf(sourceDocuments.map(({ metadata }) => metadata.pageNumber)),
      foundPages: pagesOf(found.map(({ chunk }) => chunk.pageNumber)),
      evidence: [response, ...sourceDocuments.map(({ metadata }) => metadata.content)]
        .join('\n')
        .replace(/\s+/g, ' '),
      scores: found.map(({ score }) => score.toFixed(2)).join(' '),
      beyond: answer.beyond?.topic ?? null,
      firstEvidence: found.find(({ chunk }) => chunk.id === first)?.score ?? 0,
    };
  };
}
