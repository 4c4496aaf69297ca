import type { GenerationConfig, VertexAI } from '@google-cloud/vertexai';
import { z } from 'zod';
import { reasonOf } from '../error-info';
import { retryDelayOf } from '../retry-info';
import { generationConfig, type GeminiCall, type GeminiClient } from './gemini';
import { hostOf, type VertexPlace } from './place';
import { noAnswer, notAuthenticated, refusal, type VertexFailure } from './vertex-failure';

/** By `@google-cloud/vertexai`, which is frozen; it is loaded by the first question. */
export const geminiBySdk: GeminiClient = (call) => {
  let connected: Promise<VertexAI> | undefined;
  return async ({ instructions, data }, { timeoutMs, maxOutputTokens }) => {
    const client = await (connected ??= connect(call.place));
    const generative = client.getGenerativeModel(
      {
        model: call.model,
        systemInstruction: instructions,
        // Sent as it is. The SDK's type is older than `thinkingConfig`, `propertyOrdering`, `maxItems` and `minimum`.
        generationConfig: generationConfig(call, maxOutputTokens) as unknown as GenerationConfig,
      },
      { timeout: timeoutMs },
    );
    const { response } = await generative.generateContent(data).catch((error: unknown) => {
      throw failureOf(error, call);
    });
    return response;
  };
};

/** What takes a cold instance longer than Gemini takes to answer. */
export const loadSdk = () => import('@google-cloud/vertexai');

async function connect(place: VertexPlace): Promise<VertexAI> {
  const sdk = await loadSdk();
  return new sdk.VertexAI({
    project: place.project,
    location: place.location,
    apiEndpoint: hostOf(place),
  });
}

const apiError = z.object({ code: z.number(), errorDetails: z.unknown().optional() });
const errorBody = z.object({ error: z.object({ details: z.unknown().optional() }) });

/** The details of a refusal that the SDK tells by its text alone: the body stands at its end. */
function detailsIn(message: string): unknown {
  try {
    const body: unknown = JSON.parse(message.slice(message.indexOf('{')));
    return errorBody.safeParse(body).data?.error.details;
  } catch {
    return null;
  }
}

/** The SDK tells refusals below 500 by a cause with a code, those above by their text alone, and the rest by neither. */
function failureOf(error: unknown, call: GeminiCall): VertexFailure {
  if (!(error instanceof Error)) return noAnswer(call, error);
  if (error.name === 'GoogleAuthError') return notAuthenticated(error);
  const { data } = apiError.safeParse(error.cause);
  const status = data?.code ?? Number(/got status: (\d{3})/.exec(error.message)?.[1]);
  if (Number.isNaN(status)) return noAnswer(call, error);
  const details = data ? data.errorDetails : detailsIn(error.message);
  const reason = reasonOf(details);
  return refusal(call, status, { cause: error, reason, askedMs: retryDelayOf(details) });
}
