import type { FactSheet } from '@contract';
import { extractiveModel } from '../adapters/local/extractive-model';
import { hashEmbedder } from '../adapters/local/hash-embedder';
import type { AnswerModel } from '../domain/answering/answer-model';
import { embeddedRetrieval, type Retrieval } from '../domain/answering/retrieval';
import { indexOfChunks } from '../domain/search/build-index';
import { createIndexCache } from '../domain/search/index-cache';
import type { Embedder, Excerpt, RevisionKey } from '../domain/ports';
import { unlimited, type ProcessorBudget } from '../domain/quotas/processor-budget';
import type { Chunk, ManualRecord, SearchRecord, VehicleRecord } from '../domain/ports/records';
import { answerFromManuals } from '../usecases/answer-from-manuals';
import { answerQuestion, type Question } from '../usecases/answer-question';
import { findExcerpts } from '../usecases/find-excerpts';
import { nearestPassages } from '../usecases/nearest-passages';
import { withIndexes } from '../usecases/with-indexes';

/** What one owner has: vehicles, manuals, and passages of them. */
export type Owned = { vehicles: VehicleRecord[]; manuals: ManualRecord[]; chunks: Chunk[] };

type Options = {
  owners: Record<string, Owned>;
  model?: AnswerModel;
  fallbackModel?: AnswerModel;
  embedder?: Embedder;
  retrieval?: Retrieval;
  /** Passages near a vector, the nearest first. */
  nearest?: (vector: readonly number[], limit: number) => { id: string; distance: number }[];
  /** Of every vehicle. */
  facts?: () => Promise<FactSheet>;
  hasIndexes?: boolean;
  saveFails?: boolean;
  budget?: () => ProcessorBudget;
  cacheBytes?: number;
  /** Somebody else's work, when the manuals have been listed. */
  onListed?: () => void;
  /** Told what the model gets to read. */
  onFound?: (excerpts: readonly Excerpt[]) => void;
};

const nothing: Owned = { vehicles: [], manuals: [], chunks: [] };

/** Everything that a question touches, in memory. Whatever is read is noted with its owner. */
export function askingWorld({ owners, hasIndexes = true, saveFails = false, ...models }: Options) {
  const of = (uid: string): Owned => owners[uid] ?? nothing;
  const saved: { uid: string; search: SearchRecord }[] = [];
  const warnings: string[] = [];
  const reads: string[] = [];
  const chunksOf = (uid: string, { manualId, revision }: RevisionKey): Chunk[] =>
    of(uid).chunks.filter((chunk) => chunk.manualId === manualId && chunk.revision === revision);
  const warn = (event: string): void => void warnings.push(event);
  const chunks = {
    get: (uid: string, ids: readonly string[]) =>
      Promise.resolve(ids.flatMap((id) => of(uid).chunks.find((chunk) => chunk.id === id) ?? [])),
    list: (uid: string, manualId: number, revision: number) => {
      reads.push(`chunks of ${uid}`);
      return Promise.resolve(chunksOf(uid, { manualId, revision }));
    },
    modelOf: () => Promise.resolve((models.embedder ?? hashEmbedder).model),
    nearest: (
      uid: string,
      revisions: readonly RevisionKey[],
      { values }: { values: readonly number[] },
      limit: number,
    ) =>
      Promise.resolve(
        models.nearest?.(values, limit) ??
          revisions.flatMap((key) => chunksOf(uid, key).map(({ id }) => ({ id, distance: 0.5 }))),
      ),
  };
  const indexes = {
    load: (uid: string, key: RevisionKey) => {
      reads.push(`index of ${uid}`);
      const all = chunksOf(uid, key);
      return Promise.resolve(hasIndexes && all.length > 0 ? indexOfChunks(all) : null);
    },
    save: (uid: string) => {
      reads.push(`stored index of ${uid}`);
      return Promise.resolve();
    },
    deleteRevision: () => Promise.resolve(),
  };
  const manuals = {
    get: (uid: string, id: number) =>
      Promise.resolve(of(uid).manuals.find((manual) => manual.id === id) ?? null),
  };
  const finding = {
    chunks,
    nearest: nearestPassages({
      chunks,
      embedder: models.embedder ?? hashEmbedder,
      warn,
      noteOtherModel: ({ model }) => void warnings.push(`vectors of ${model}`),
    }),
    withIndexes: withIndexes({
      ...{ indexes, chunks, manuals, warn },
      cache: createIndexCache(models.cacheBytes ?? 1_000_000),
    }),
  };
  const find = findExcerpts({ ...finding, retrieval: models.retrieval ?? embeddedRetrieval(0.05) });
  const answer = answerQuestion({
    vehicles: {
      get: (uid, id) => Promise.resolve(of(uid).vehicles.find((one) => one.id === id) ?? null),
    },
    manuals: {
      list: (uid) => {
        const listed = [...of(uid).manuals];
        models.onListed?.();
        return Promise.resolve(listed);
      },
    },
    searches: {
      get: (uid, id) =>
        Promise.resolve(
          saved.find((one) => one.uid === uid && one.search.id === id)?.search ?? null,
        ),
      save: (uid, search) => {
        if (saveFails) return Promise.reject(new Error('down'));
        const record = { ...search, id: saved.length + 1, createdAt: new Date(0) };
        saved.push({ uid, search: record });
        return Promise.resolve(record);
      },
    },
    answerFrom: answerFromManuals({
      model: models.model ?? extractiveModel,
      find: async (...asked) => {
        const found = await find(...asked);
        models.onFound?.(found.excerpts);
        return found;
      },
      fallbackModel: models.fallbackModel && {
        model: models.fallbackModel,
        find: findExcerpts({ ...finding, retrieval: embeddedRetrieval(0) }),
      },
      budget: models.budget ?? (() => unlimited),
      warn,
    }),
    facts: models.facts ?? (() => Promise.reject(new Error('no sheet'))),
    warn,
  });
  const ask = async (uid: string, question: Question) => (await answer(uid, question)).response;
  return { answer, ask, saved, warnings, reads };
}
