import { z } from 'zod';
import type { Embedder } from '../../domain/ports';
import type { Circuit } from '../circuit';
import { withRetries, type TimeLimits } from '../google-retry';
import { inParallel } from '../in-parallel';
import { batchesOf, type BatchLimits } from './batches';
import type { VertexPlace } from './place';
import { vertexMethod } from './vertex-method';
import { forTheOwner, kindOfFailure, unusable, VertexFailure } from './vertex-failure';

type Purpose = Parameters<Embedder['embed']>[1];

type Options = {
  place: VertexPlace;
  model: string;
  accessToken: () => Promise<string>;
  limits?: Record<Purpose, TimeLimits>;
  /** For questions only: without vectors words still find, but a manual without them would have to be read again. */
  circuit?: Circuit | undefined;
};

/** What the vector index in `firestore.indexes.json` is declared for. */
const DIMENSIONS = 768;

/** A manual has time; an owner who waits for an answer gets one by the words alone, rather than later. */
const TIME_LIMITS: Record<Purpose, TimeLimits> = {
  document: { attemptMs: 30_000, overallMs: 180_000 },
  query: { attemptMs: 4000, overallMs: 8000 },
};
const TASK_TYPES = { document: 'RETRIEVAL_DOCUMENT', query: 'RETRIEVAL_QUERY' };
/** Requests under way at a time. */
const WIDTH = 4;

/** Of text models: 250 texts and 20,000 tokens in one request. The Gemini ones take a single text. */
const batchLimitsOf = (model: string): BatchLimits => ({
  texts: model.startsWith('gemini-') ? 1 : 250,
  tokens: 20_000,
});

const answerSchema = z.object({
  predictions: z.array(z.object({ embeddings: z.object({ values: z.array(z.number()) }) })),
});

/**
 * Vectors of Vertex AI's text models, by the REST method `predict`: `@google-cloud/vertexai` has no embeddings. Texts
 * beyond 2,048 tokens are embedded by their beginning.
 */
export function vertexEmbedder(options: Options): Embedder {
  const { place, model, accessToken, circuit, limits = TIME_LIMITS } = options;
  const call = { model, place };
  const post = vertexMethod({ ...call, method: 'predict', accessToken });

  async function predict(texts: readonly string[], purpose: Purpose, timeoutMs: number) {
    const body = await post(
      {
        instances: texts.map((content) => ({ content, task_type: TASK_TYPES[purpose] })),
        parameters: { autoTruncate: true, outputDimensionality: DIMENSIONS },
      },
      timeoutMs,
    );
    const vectors =
      answerSchema.safeParse(body).data?.predictions.map(({ embeddings }) => embeddings.values) ??
      [];
    if (vectors.length !== texts.length) {
      throw unusable(call, `${vectors.length} vectors for ${texts.length} texts`, 'unlucky');
    }
    return vectors.map((vector) => ofLengthOne(vector, call));
  }

  async function embedBatch(texts: readonly string[], purpose: Purpose): Promise<number[][]> {
    try {
      return await withRetries((timeoutMs) => predict(texts, purpose, timeoutMs), {
        limits: limits[purpose],
        kindOf: kindOfFailure,
        circuit: purpose === 'query' ? circuit : undefined,
      });
    } catch (error) {
      if (texts.length === 1 || !isTooLarge(error)) throw error;
      const middle = texts.length >> 1;
      const first = await embedBatch(texts.slice(0, middle), purpose);
      return [...first, ...(await embedBatch(texts.slice(middle), purpose))];
    }
  }

  return {
    model: `${model}/${DIMENSIONS}`,
    dimensions: DIMENSIONS,
    async embed(texts, purpose) {
      try {
        const batches = batchesOf(texts, batchLimitsOf(model));
        const vectors = await inParallel(batches, WIDTH, (batch) => embedBatch(batch, purpose));
        return vectors.flat();
      } catch (error) {
        throw forTheOwner(error);
      }
    },
  };
}

/** Tokens are estimated, and some regions take fewer texts at once. Google's message counts what is too much. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof VertexFailure &&
  error.status === 400 &&
  error.cause instanceof Error &&
  /token|instance/i.test(error.cause.message);

/** Vectors that were cut to fewer dimensions are shorter than 1. */
function ofLengthOne(vector: readonly number[], call: { model: string; place: VertexPlace }) {
  const length = Math.hypot(...vector);
  if (vector.length !== DIMENSIONS || length === 0) {
    const why = `a vector of ${vector.length} numbers and length ${length}`;
    throw unusable(call, why, 'permanent');
  }
  return vector.map((value) => value / length);
}
