import type { z } from 'zod';
import type { Reading } from '../../domain/pointed/numbered-manual';
import type { Elements, PointedKind } from '../../domain/pointed/pointed';
import type { ReadingAllowance, ReadingModel } from '../../domain/pointed/reading-model';
import { withRetries, type TimeLimits } from '../google-retry';
import type { GeminiCall, GeminiClient, Prompt } from './gemini';
import { WRITTEN } from './pointed-kinds';
import { readResponse, usageOf } from './response';
import { kindOfFailure, unusable, VertexFailure } from './vertex-failure';

type Options = Omit<GeminiCall, 'schema'> & {
  client: GeminiClient;
  promptFor: (kind: PointedKind, reading: Reading) => Prompt;
  /** Told when filters stop a reading, or nothing of what was written can be read twice. */
  onUnread: (fields: { model: string; kind: PointedKind; reason: string }) => void;
  limits?: TimeLimits;
};

/** Nobody waits for it, but a task has an end. */
const TIME_LIMITS: TimeLimits = { attemptMs: 60_000, overallMs: 120_000 };

/** Gemini on Vertex AI while a manual is read. No circuit: what fails here is shown by rules, and keeps nobody waiting. */
export function vertexReadingModel(options: Options): ReadingModel {
  const { model, client, promptFor, onUnread, limits = TIME_LIMITS } = options;

  return {
    async point<Kind extends PointedKind>(
      kind: Kind,
      reading: Reading,
      { maxOutputTokens: tokensLeft, answered }: ReadingAllowance,
    ) {
      const { schema } = WRITTEN[kind];
      const written: z.ZodType<Elements[Kind][]> = WRITTEN[kind].written;
      const generate = client({ ...options, schema });
      const prompt = promptFor(kind, reading);
      let answers = 0;
      let spent = 0;
      const nothing = (reason: string): null => {
        onUnread({ model, kind, reason });
        return null;
      };
      const ask = async (timeoutMs: number): Promise<Elements[Kind][] | null> => {
        const maxOutputTokens = tokensLeft - spent;
        if (maxOutputTokens <= 0) throw unusable(options, 'no tokens left', 'permanent');
        const response = await generate(prompt, { timeoutMs, maxOutputTokens });
        const usage = usageOf(response, model);
        answers += 1;
        spent += usage.candidates + usage.thoughts;
        answered(usage);
        const read = readResponse(response, written);
        if ('written' in read) return read.written;
        if ('blocked' in read) return nothing(read.blocked);
        // Once more may have more luck; both are paid for.
        throw unusable(options, read.unusable, answers < 2 ? 'unlucky' : 'permanent');
      };
      try {
        return await withRetries(ask, { limits, kindOf: kindOfFailure });
      } catch (error) {
        if (error instanceof VertexFailure && error.code === 'UNUSABLE_ANSWER')
          return nothing(error.message);
        throw error;
      }
    },
  };
}
