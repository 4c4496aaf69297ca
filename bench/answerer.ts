import type { Confidence, Statement } from '../functions/contract/search';
import type { Models } from '../functions/src/composition/models';
import { createChunker } from '../functions/src/domain/chunking/chunker';
import { documentPages } from '../functions/src/domain/document/document-page';
import { indexOfChunks } from '../functions/src/domain/lexical/build-index';
import { openLexicalIndex } from '../functions/src/domain/lexical/open-index';
import { newManual } from '../functions/src/domain/new-manual';
import type { ReadDocument } from '../functions/src/domain/document/read-page';
import type { Chunks, Excerpt } from '../functions/src/domain/ports';
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

export type NamedVehicle = Pick<VehicleRecord, 'make' | 'model' | 'year' | 'trim' | 'nickname'>;

export type Answered = {
  response: string;
  statements: Statement[];
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

/** The use case as the server composes it, on one manual held in memory. */
export async function answerer(
  filename: string,
  pages: ReadDocument['pages'],
  named: NamedVehicle,
  models: Models,
): Promise<(question: string) => Promise<Answered>> {
  const all = await chunksOf(pages);
  const byId = new Map(all.map((chunk) => [chunk.id, chunk]));
  const index = openLexicalIndex(indexOfChunks(all));
  const nearest = await nearestOf(all, models);
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
    vectorWeight: models.vectorWeight,
    withIndexes: (_uid, _manuals, work) => Promise.resolve(work([index])),
  });
  let found: Excerpt[] = [];
  const ask = answerQuestion({
    vehicles: { get: () => Promise.resolve(vehicle) },
    manuals: { list: () => Promise.resolve([manual]) },
    searches: {
      save: (_, search): Promise<SearchRecord> =>
        Promise.resolve({ ...search, id: 1, createdAt: new Date(0) }),
    },
    answerFrom: answerFromManuals({
      model: models.model,
      find: async (...question) => {
        const result = await find(...question);
        found = result.excerpts;
        return result;
      },
      budget: () => unlimited,
      warn: () => undefined,
    }),
    warn: () => undefined,
  });
  return async (query) => {
    found = [];
    const { response: answer } = await ask(UID, { query, vehicleId: 1 });
    const { response, statements, confidence, sourceDocuments } = answer;
    return {
      response,
      statements,
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
