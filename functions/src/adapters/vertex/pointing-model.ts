import type { CallAllowance } from '../../domain/quotas/call-allowance';
import { repeatsInstructions } from '../../domain/answering/leak';
import type { NumberedExcerpt, Pointed, PointingModel } from '../../domain/ports/pointing-model';
import type { QuestionForModel } from '../../domain/ports/question-for-model';
import type { Circuit } from '../circuit';
import { withRetries, type TimeLimits } from '../google-retry';
import type { GeminiCall, GeminiClient, Prompt } from './gemini';
import { POINTED_SCHEMA, readPointed } from './pointed';
import { usageOf } from './response';
import { forTheOwner, kindOfFailure, unusable } from './vertex-failure';

type Options = Omit<GeminiCall, 'schema'> & {
  client: GeminiClient;
  promptFor: (asked: QuestionForModel, excerpts: readonly NumberedExcerpt[]) => Prompt;
  /** Told when Google's filters stop an answer. */
  onBlocked: (fields: { model: string; reason: string }) => void;
  limits?: TimeLimits;
  circuit?: Circuit | undefined;
};

/** Hosting gives up after 60 seconds; an owner who waits is better served by a quotation before that. */
const TIME_LIMITS: TimeLimits = { attemptMs: 20_000, overallMs: 25_000 };

const NOTHING: Pointed = {
  found: false,
  claims: [],
  missing: '',
  isSafetyCritical: false,
  isDoubtful: false,
};

/** Gemini on Vertex AI, through this client. Fails with UNAVAILABLE; why stands in the cause. */
export function vertexPointingModel(options: Options): PointingModel {
  const { model, client, promptFor, onBlocked, circuit, limits = TIME_LIMITS } = options;
  const generate = client({ ...options, schema: POINTED_SCHEMA });

  async function ask(prompt: Prompt, timeoutMs: number, allowance: CallAllowance) {
    const maxOutputTokens = allowance.outputTokensLeft();
    const response = await generate(prompt, { timeoutMs, maxOutputTokens });
    allowance.answered(usageOf(response, model));
    const read = readPointed(response);
    if ('written' in read) return withoutLeaks(read.written, prompt);
    // Another try may have more luck, and is paid for like this one.
    const kind = allowance.hasRoom() ? 'unlucky' : 'permanent';
    if ('unusable' in read) throw unusable(options, read.unusable, kind);
    onBlocked({ model, reason: read.blocked });
    return { ...NOTHING, isBlocked: true };
  }

  return {
    async point(asked, excerpts, allowance) {
      const prompt = promptFor(asked, excerpts);
      try {
        return await withRetries((timeoutMs) => ask(prompt, timeoutMs, allowance), {
          limits: { ...limits, overallMs: Math.min(limits.overallMs, allowance.msLeft()) },
          kindOf: kindOfFailure,
          circuit,
        });
      } catch (error) {
        throw forTheOwner(error);
      }
    },
  };
}

/** A headline that repeats our instructions is none. */
const withoutLeaks = (pointed: Pointed, { instructions }: Prompt): Pointed => ({
  ...pointed,
  claims: pointed.claims.map(({ units, headline }) => ({
    units,
    headline: repeatsInstructions(headline, instructions) ? '' : headline,
  })),
});
