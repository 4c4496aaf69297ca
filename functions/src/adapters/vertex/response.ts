import { z } from 'zod';
import type { Usage } from '../../domain/quotas/call-allowance';

const count = z.number().int().nonnegative().catch(0);
const usage = z.object({
  modelVersion: z.string().max(100).optional().catch(undefined),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
      cachedContentTokenCount: count,
    })
    .optional()
    .catch(undefined),
});

/** What a response was billed for, by its own account; nothing where it has none. */
export function usageOf(raw: unknown, model: string): Usage {
  const { modelVersion = model, usageMetadata: told } = usage.safeParse(raw).data ?? {};
  return {
    model: modelVersion,
    prompt: told?.promptTokenCount ?? 0,
    candidates: told?.candidatesTokenCount ?? 0,
    thoughts: told?.thoughtsTokenCount ?? 0,
    cached: told?.cachedContentTokenCount ?? 0,
  };
}

const response = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});

/** Google's filters, or the project's own, stopped it. They judge the text, so that they would stop it again. */
const BLOCKED = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'MODEL_ARMOR',
]);

/** What was written, checked; or `blocked` by Google's filters, or why there is none. Reasons never quote what the model wrote. */
export type ReadResponse<Written> =
  { written: Written } | { blocked: string } | { unusable: string };

/** What a response of `generateContent` holds, which has to be as this schema wants it. */
export function readResponse<Written>(
  raw: unknown,
  schema: z.ZodType<Written>,
): ReadResponse<Written> {
  const read = response.safeParse(raw);
  if (!read.success) return { unusable: 'no response of generateContent' };
  const { promptFeedback, candidates = [] } = read.data;
  if (promptFeedback?.blockReason) return { blocked: `prompt ${promptFeedback.blockReason}` };
  const [candidate] = candidates;
  if (!candidate) return { unusable: 'no candidate' };
  const { finishReason = 'none', content } = candidate;
  if (BLOCKED.has(finishReason)) return { blocked: `answer ${finishReason}` };
  if (finishReason !== 'STOP') return { unusable: `finish reason ${finishReason}` };
  const text = (content?.parts ?? [])
    .map((part) => (part.thought === true ? '' : (part.text ?? '')))
    .join('');
  const checked = schema.safeParse(parsed(text));
  return checked.success
    ? { written: checked.data }
    : { unusable: 'not the JSON that was asked for' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
