import { withRetries } from '../adapters/google-retry';
import { CHECK_MS, modelCheck } from '../adapters/vertex/model-check';
import { createCircuit, type Circuit } from '../adapters/circuit';
import { extractiveModel } from '../adapters/local/extractive-model';
import { hashEmbedder } from '../adapters/local/hash-embedder';
import { accessTokens } from '../adapters/vertex/access-token';
import { vertexEmbedder } from '../adapters/vertex/embedder';
import { geminiByRest } from '../adapters/vertex/gemini-by-rest';
import { geminiBySdk, loadSdk } from '../adapters/vertex/gemini-by-sdk';
import { POINTED_SCHEMA } from '../adapters/vertex/pointed';
import { vertexReadingModel } from '../adapters/vertex/reading-model';
import { vertexPointingModel } from '../adapters/vertex/pointing-model';
import { config, type Config } from '../config';
import { embeddedRetrieval, MODEL_RETRIEVAL, type Retrieval } from '../domain/answering/retrieval';
import type { ReadingModel } from '../domain/pointed/reading-model';
import type { PointingModel } from '../domain/ports/pointing-model';
import type { AnswerModel } from '../domain/answering/answer-model';
import type { Embedder } from '../domain/ports';
import { log } from '../logger';
import { answerByPointing } from '../usecases/answer-by-pointing';
import { answerPrompt } from '../usecases/prompts/answer-prompt';
import { readingPrompt } from '../usecases/prompts/reading-prompt';
import { once } from './once';

/** Who finds and answers. */
export type Answering = {
  embedder: Embedder;
  /** How passages are found for `model`. */
  retrieval: Retrieval;
  model: AnswerModel;
  /** Quotes in its place when `model` is out of reach, by words alone; null where `model` is never. */
  fallbackModel: AnswerModel | null;
};

export type Models = Answering & {
  /** In their place while spending is stopped. */
  unpaid: Answering;
  /** Fails with the state of the models when they do not answer as they should. Costs a few tokens in five minutes. */
  check: () => Promise<void>;
};

/** Hashed vectors may nominate passages, but not rank them (decision 0011). */
const HASH_VECTOR_SHARE = 0.05;

const localAnswering: Answering = {
  embedder: hashEmbedder,
  retrieval: embeddedRetrieval(HASH_VECTOR_SHARE),
  model: extractiveModel,
  fallbackModel: null,
};

/** Words find and the embedded model quotes. */
const withoutSpending = (embedder: Embedder): Answering => ({
  ...localAnswering,
  // Of the same model: vectors of another one are refused.
  embedder: { ...embedder, embed: () => Promise.resolve([]) },
  retrieval: embeddedRetrieval(0),
});

const localModels: Models = {
  ...localAnswering,
  unpaid: withoutSpending(hashEmbedder),
  // They are part of this instance: where anything answers, they do.
  check: () => Promise.resolve(),
};

/** By itself in each instance: what one learns in seconds needs no place that all of them ask. */
const circuitOf = (service: string): Circuit =>
  createCircuit(service, (_service, openMs) =>
    openMs === null
      ? log.info('circuit closed', { service, code: 'CIRCUIT_CLOSED' })
      : log.warn('circuit opened', { service, code: 'CIRCUIT_OPEN', milliseconds: openMs }),
  );

/** Gemini as it is configured. */
const geminiOf = (
  { projectId: project, vertexHost: host, vertexLocation: location, ...settings }: Config,
  accessToken: () => Promise<string>,
) => ({
  place: { project, location, host },
  model: settings.answerModel,
  thinkingLevel: settings.thinkingLevel,
  client: settings.geminiClient === 'sdk' ? geminiBySdk : geminiByRest(accessToken),
});

const pointingModel = (settings: Config, accessToken: () => Promise<string>): PointingModel =>
  vertexPointingModel({
    ...geminiOf(settings, accessToken),
    promptFor: answerPrompt,
    circuit: circuitOf('gemini'),
    onBlocked: (fields) => log.warn('answer blocked by the filters of Vertex AI', fields),
  });

/** Asks for as little as there is: whether the answer is cut off is all the same. What an instance loads is not Gemini's time. */
const askGemini = (settings: Config, accessToken: () => Promise<string>) => {
  const { client, ...call } = geminiOf(settings, accessToken);
  const generate = client({ ...call, schema: POINTED_SCHEMA });
  const prompt = { instructions: 'Responde «sí».', data: '¿Sí?' };
  return async () => {
    if (settings.geminiClient === 'sdk') await loadSdk();
    return withRetries((timeoutMs) => generate(prompt, { timeoutMs, maxOutputTokens: 16 }), {
      limits: { attemptMs: CHECK_MS, overallMs: CHECK_MS },
      kindOf: () => 'permanent',
    });
  };
};

function vertexModels(settings: Config): Models {
  const { projectId: project, vertexHost: host } = settings;
  const accessToken = accessTokens();
  const embeddings = {
    place: { project, location: settings.embeddingLocation, host },
    model: settings.embeddingModel,
    accessToken,
  };
  const embedder = vertexEmbedder({ ...embeddings, circuit: circuitOf('embeddings') });
  const once = { attemptMs: CHECK_MS, overallMs: CHECK_MS };
  const checking = vertexEmbedder({ ...embeddings, limits: { document: once, query: once } });
  return {
    embedder,
    retrieval: MODEL_RETRIEVAL,
    model: answerByPointing(pointingModel(settings, accessToken), {
      onUsage: (usage) => log.info('question answered by a model', usage),
    }),
    fallbackModel: extractiveModel,
    unpaid: withoutSpending(embedder),
    check: modelCheck([
      askGemini(settings, accessToken),
      () => checking.embed(['aceite'], 'query'),
    ]),
  };
}

/** Gemini by itself, for the benchmark that puts others in its place. */
export const gemini = (): PointingModel => pointingModel(config(), accessTokens());

/** Who points at what a manual explains while it is read; null where no model is configured, or it is switched off: then rules find it alone. */
export const readingModel = once((): ReadingModel | null => {
  const settings = config();
  return settings.aiProvider === 'vertex' && settings.pointsWhileReading
    ? vertexReadingModel({
        ...geminiOf(settings, accessTokens()),
        promptFor: readingPrompt,
        onUnread: (fields) => log.warn('a reading gave nothing', fields),
      })
    : null;
});

/** The models that AI_PROVIDER picks: their clients are loaded when they are asked first. */
export const models = once((): Models => {
  const settings = config();
  return settings.aiProvider === 'vertex' ? vertexModels(settings) : localModels;
});
