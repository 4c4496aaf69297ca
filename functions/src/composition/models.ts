import { createCircuit, type Circuit } from '../adapters/circuit';
import { extractiveModel } from '../adapters/local/extractive-model';
import { hashEmbedder } from '../adapters/local/hash-embedder';
import { accessTokens } from '../adapters/vertex/access-token';
import { vertexAnswerModel } from '../adapters/vertex/answer-model';
import { vertexEmbedder } from '../adapters/vertex/embedder';
import { config, type Config } from '../config';
import type { AnswerModel, Embedder } from '../domain/ports';
import { log } from '../logger';
import { answerPrompt } from '../usecases/prompts/answer-prompt';
import { once } from './once';

export type Models = {
  embedder: Embedder;
  /** Share of this embedder's vectors in the ranking, 0 to 1. */
  vectorWeight: number;
  model: AnswerModel;
  /** Quotes in its place when `model` is out of reach, by words alone; null where `model` is never. */
  standIn: AnswerModel | null;
  /** Fails when the models cannot be reached. Costs no tokens. */
  check: () => Promise<void>;
};

/** Hashed vectors may nominate passages, but not rank them (retrieval.md, finding 1). */
const HASH_VECTOR_WEIGHT = 0.05;
/** Meaning counts as much as words. Not measured yet: `bench/answers` does, where credentials are given. */
const VERTEX_VECTOR_WEIGHT = 0.5;

const localModels: Models = {
  embedder: hashEmbedder,
  vectorWeight: HASH_VECTOR_WEIGHT,
  model: extractiveModel,
  standIn: null,
  // They are part of this instance: where anything answers, they do.
  check: () => Promise.resolve(),
};

/**
 * Words find and the embedded model quotes. Manuals that were accepted before are still embedded: with vectors of
 * another model, or none, they would have to be read again.
 */
const withoutSpending = (embedder: Embedder): Models => ({
  ...localModels,
  embedder: {
    ...embedder,
    embed: (texts, purpose) =>
      purpose === 'query' ? Promise.resolve([]) : embedder.embed(texts, purpose),
  },
  vectorWeight: 0,
});

/** By itself in each instance: what one learns in seconds needs no place that all of them ask. */
const circuitOf = (service: string): Circuit =>
  createCircuit(service, (_service, openMs) =>
    openMs === null
      ? log.info('service answers again', { service, code: 'CIRCUIT_CLOSED' })
      : log.warn('service left alone', { service, code: 'CIRCUIT_OPEN', milliseconds: openMs }),
  );

function vertexModels(settings: Config): Models {
  const { projectId: project, vertexHost: host } = settings;
  const accessToken = accessTokens();
  const embedder = vertexEmbedder({
    place: { project, location: settings.embeddingLocation, host },
    model: settings.embeddingModel,
    accessToken,
    circuit: circuitOf('embeddings'),
  });
  if (settings.isSpendingStopped) return withoutSpending(embedder);
  return {
    embedder,
    vectorWeight: VERTEX_VECTOR_WEIGHT,
    model: vertexAnswerModel({
      place: { project, location: settings.vertexLocation, host },
      model: settings.answerModel,
      promptFor: answerPrompt,
      circuit: circuitOf('gemini'),
      onBlocked: (fields) => log.warn('answer blocked by the filters of Vertex AI', fields),
    }),
    standIn: extractiveModel,
    check: async () => {
      await accessToken();
    },
  };
}

/** The models that AI_PROVIDER picks: their clients are loaded when they are asked first. */
export const models = once((): Models => {
  const settings = config();
  return settings.aiProvider === 'vertex' ? vertexModels(settings) : localModels;
});
