import type { Usage } from '../../domain/quotas/call-allowance';
import type { Reading } from '../../domain/pointed/numbered-manual';
import type { ReadByModel, ReadingModel } from '../../domain/pointed/reading-model';
import { withRetries, type TimeLimits } from '../google-retry';
import type { GeminiCall, GeminiClient, Prompt } from './gemini';
import { LIGHTS_SCHEMA, LIGHTS_WRITTEN } from './pointed-lights';
import { readResponse, usageOf } from './response';
import { kindOfFailure, unusable, VertexFailure } from './vertex-failure';

type Options = Omit<GeminiCall, 'schema'> & {
  client: GeminiClient;
  promptFor: (reading: Reading) => Prompt;
  /** Told when filters stop a reading, or nothing of what was written can be read twice. */
  onUnread: (fields: { model: string; reason: string }) => void;
  limits?: TimeLimits;
};

/** Nobody waits for it, but a task has an end. */
const TIME_LIMITS: TimeLimits = { attemptMs: 60_000, overallMs: 120_000 };

/** Gemini on Vertex AI while a manual is read. No circuit: what fails here is shown by rules, and keeps nobody waiting. */
export function vertexReadingModel(options: Options): ReadingModel {
  const { model, client, promptFor, onUnread, limits = TIME_LIMITS } = options;
  const generate = client({ ...options, schema: LIGHTS_SCHEMA });
  const nothing = (usages: Usage[], reason: string): ReadByModel => {
    onUnread({ model, reason });
    return { lights: null, usages };
  };

  return {
    async lights(reading, tokensLeft) {
      const prompt = promptFor(reading);
      const usages: Usage[] = [];
      const ask = async (timeoutMs: number): Promise<ReadByModel> => {
        const spent = usages.reduce((sum, one) => sum + one.candidates + one.thoughts, 0);
        const maxOutputTokens = tokensLeft - spent;
        if (maxOutputTokens <= 0) throw unusable(options, 'no tokens left', 'permanent');
        const response = await generate(prompt, { timeoutMs, maxOutputTokens });
        usages.push(usageOf(response, model));
        const read = readResponse(response, LIGHTS_WRITTEN);
        if ('written' in read) return { lights: read.written, usages };
        if ('blocked' in read) return nothing(usages, read.blocked);
        // Once more may have more luck; both are paid for.
        throw unusable(options, read.unusable, usages.length < 2 ? 'unlucky' : 'permanent');
      };
      try {
        return await withRetries(ask, { limits, kindOf: kindOfFailure });
      } catch (error) {
        if (error instanceof VertexFailure && error.code === 'UNUSABLE_ANSWER')
          return nothing(usages, error.message);
        throw error;
      }
    },
  };
}
