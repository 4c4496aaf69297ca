import type { Confidence } from '../functions/contract/search';
import { extractiveModel } from '../functions/src/adapters/local/extractive-model';
import { hashEmbedder } from '../functions/src/adapters/local/hash-embedder';
import { createChunker } from '../functions/src/domain/chunking/chunker';
import { indexOfChunks } from '../functions/src/domain/lexical/build-index';
import { openLexicalIndex } from '../functions/src/domain/lexical/open-index';
import { newManual } from '../functions/src/domain/new-manual';
import type { Excerpt, ReadDocument } from '../functions/src/domain/ports';
import type {
  Chunk,
  ManualRecord,
  SearchRecord,
  VehicleRecord,
} from '../functions/src/domain/records';
import { answerQuestion } from '../functions/src/usecases/answer-question';
import { findExcerpts } from '../functions/src/usecases/find-excerpts';

export type NamedVehicle = Pick<VehicleRecord, 'make' | 'model' | 'year' | 'trim' | 'nickname'>;

export type Answered = {
  response: string;
  confidence: Confidence;
  /** Pages cited, and pages of the excerpts found, in order. */
  pages: number[];
  foundPages: number[];
  /** What an owner gets to see: the response and the excerpts cited. */
  evidence: string;
  scores: string;
};

const UID = 'bench';

async function chunksOf(pages: ReadDocument['pages']): Promise<Chunk[]> {
  const chunk = createChunker();
  const chunks: Chunk[] = [];
  for await (const page of pages) {
    for (const passage of chunk(page)) {
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
  return chunks;
}

const manualRecord = (originalFilename: string): ManualRecord => ({
  ...newManual({ id: 1, vehicleId: 1, originalFilename }, new Date(0)),
  status: 'completed',
  activeRevision: 1,
});

const pagesOf = (numbers: (number | null)[]): number[] => [
  ...new Set(numbers.filter((number) => number !== null)),
];

/** The use case as it is composed for the local suite, on one manual held in memory. */
export async function answerer(
  filename: string,
  pages: ReadDocument['pages'],
  named: NamedVehicle,
): Promise<(question: string) => Promise<Answered>> {
  const all = await chunksOf(pages);
  const byId = new Map(all.map((chunk) => [chunk.id, chunk]));
  const index = openLexicalIndex(indexOfChunks(all));
  const manual = manualRecord(filename);
  const vehicle = {
    ...named,
    id: 1,
    userId: UID,
    vin: null,
    isDefault: true,
    createdAt: new Date(0),
  };
  const find = findExcerpts({
    chunks: {
      get: (_, ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
      nearest: () => Promise.resolve([]),
    },
    embedder: hashEmbedder,
    vectorWeight: 0,
    indexOf: () => Promise.resolve(index),
    warn: () => undefined,
  });
  let found: Excerpt[] = [];
  const ask = answerQuestion({
    vehicles: { get: () => Promise.resolve(vehicle) },
    manuals: { list: () => Promise.resolve([manual]), update: () => Promise.resolve(manual) },
    searches: {
      save: (_, search): Promise<SearchRecord> =>
        Promise.resolve({ ...search, id: 1, createdAt: new Date(0) }),
    },
    model: extractiveModel,
    find: async (...question) => {
      const result = await find(...question);
      found = result.excerpts;
      return result;
    },
    clock: () => new Date(0),
    warn: () => undefined,
  });
  return async (query) => {
    found = [];
    const { response, confidence, sourceDocuments } = await ask(UID, { query, vehicleId: 1 });
    return {
      response,
      confidence,
      pages: pagesOf(sourceDocuments.map(({ metadata }) => metadata.pageNumber)),
      foundPages: pagesOf(found.map(({ chunk }) => chunk.pageNumber)),
      evidence: [response, ...sourceDocuments.map(({ metadata }) => metadata.content)]
        .join('\n')
        .replace(/\s+/g, ' '),
      scores: found.map(({ score }) => score.toFixed(2)).join(' '),
    };
  };
}
