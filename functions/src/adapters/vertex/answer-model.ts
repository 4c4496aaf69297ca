import type { VertexAI } from '@google-cloud/vertexai';
import { z } from 'zod';
import { repeatsInstructions } from '../../domain/answering/leak';
import type { AnswerModel, DraftAnswer, Excerpt } from '../../domain/ports';
import type { Circuit } from '../circuit';
import { withRetries, type TimeLimits } from '../google-retry';
import { retryDelayOf } from '../retry-info';
import { draftSchema, readDraft } from './draft';
import { hostOf, type VertexPlace } from './place';
import {
  forTheOwner,
  kindOfFailure,
  noAnswer,
  notAuthenticated,
  refusal,
  unusable,
  type VertexFailure,
} from './vertex-failure';

/** `instructions` are ours; `data` is everything that owners and manuals wrote. */
export type Prompt = { instructions: string; data: string };

type Options = {
  place: VertexPlace;
  model: string;
  promptFor: (question: string, excerpts: readonly Excerpt[]) => Prompt;
  /** Told when Google's filters stop an answer. */
  onBlocked: (fields: { model: string; reason: string }) => void;
  limits?: TimeLimits;
  circuit?: Circuit | undefined;
};

/** Hosting gives up after 60 seconds; an owner who waits is better served by a quotation before that. */
const TIME_LIMITS: TimeLimits = { attemptMs: 20_000, overallMs: 25_000 };
/** An answer takes some hundreds; what the model thinks before it counts, too. */
const MAX_OUTPUT_TOKENS = 8192;

const NOTHING: DraftAnswer = { found: false, statements: [] };

/**
 * Gemini on Vertex AI through `@google-cloud/vertexai`, which is loaded by the first question. Fails with UNAVAILABLE;
 * why stands in the cause.
 */
export function vertexAnswerModel(options: Options): AnswerModel {
  const { place, model, promptFor, onBlocked, circuit, limits = TIME_LIMITS } = options;
  const call = { model, place };
  let connected: Promise<(prompt: Prompt, timeoutMs: number) => Promise<unknown>> | undefined;

  async function ask(prompt: Prompt, timeoutMs: number): Promise<DraftAnswer> {
    connected ??= connect(place, model);
    const generate = await connected;
    const response = await generate(prompt, timeoutMs).catch((error: unknown) => {
      throw failureOf(error, call);
    });
    const read = readDraft(response);
    if ('draft' in read) return withoutLeaks(read.draft, prompt);
    if ('unusable' in read) throw unusable(call, read.unusable, 'unlucky');
    onBlocked({ model, reason: read.blocked });
    return { ...NOTHING, isBlocked: true };
  }

  return {
    async answer(question, excerpts) {
      if (excerpts.length === 0) return NOTHING;
      const prompt = promptFor(question, excerpts);
      try {
        return await withRetries((timeoutMs) => ask(prompt, timeoutMs), {
          limits,
          kindOf: kindOfFailure,
          circuit,
        });
      } catch (error) {
        throw forTheOwner(error);
      }
    },
  };
}

/** What repeats our instructions cites nothing, whatever it says that it cites: it falls as what nobody can check does. */
const withoutLeaks = (draft: DraftAnswer, { instructions }: Prompt): DraftAnswer => ({
  ...draft,
  statements: draft.statements.map(({ text, citations }) => ({
    text,
    citations: repeatsInstructions(text, instructions) ? [] : citations,
  })),
});

async function connect(place: VertexPlace, model: string) {
  const sdk = await import('@google-cloud/vertexai');
  const client: VertexAI = new sdk.VertexAI({
    project: place.project,
    location: place.location,
    apiEndpoint: hostOf(place),
  });
  const generationConfig = {
    responseMimeType: 'application/json',
    responseSchema: draftSchema(sdk.SchemaType),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  };
  return async ({ instructions, data }: Prompt, timeoutMs: number): Promise<unknown> => {
    const generative = client.getGenerativeModel(
      { model, systemInstruction: instructions, generationConfig },
      { timeout: timeoutMs },
    );
    return (await generative.generateContent(data)).response;
  };
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
function failureOf(error: unknown, call: { model: string; place: VertexPlace }): VertexFailure {
  if (!(error instanceof Error)) return noAnswer(call, error);
  if (error.name === 'GoogleAuthError') return notAuthenticated(error);
  const { data } = apiError.safeParse(error.cause);
  const status = data?.code ?? Number(/got status: (\d{3})/.exec(error.message)?.[1]);
  if (Number.isNaN(status)) return noAnswer(call, error);
  const details = data ? data.errorDetails : detailsIn(error.message);
  return refusal(call, status, { cause: error, askedMs: retryDelayOf(details) });
}
