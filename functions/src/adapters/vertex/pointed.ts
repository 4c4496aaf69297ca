import { z } from 'zod';
import type { Usage } from '../../domain/quotas/call-allowance';
import type { Pointed } from '../../domain/ports/pointing-model';

type Schema =
  | { type: 'STRING' | 'BOOLEAN' }
  | { type: 'INTEGER'; minimum: number }
  | { type: 'ARRAY'; items: Schema; maxItems: number }
  | {
      type: 'OBJECT';
      properties: Record<string, Schema>;
      required: string[];
      propertyOrdering: string[];
    };

/** More than an answer can be made of: who points at everything points at nothing. */
const MAX_CLAIMS = 20;
const MAX_UNITS = 60;
/** Of those that it writes the first few are used; who writes a flood has lost the thread. */
const MAX_PHRASES_WRITTEN = 20;
/** Units are numbered from here on. */
const FIRST_UNIT = 1;

const list = (items: Schema, maxItems: number): Schema => ({ type: 'ARRAY', items, maxItems });

const inOrder = (properties: Record<string, Schema>): Schema => {
  const names = Object.keys(properties);
  return { type: 'OBJECT', properties, required: names, propertyOrdering: names };
};

/**
 * What the model is asked to write, in this order: what it points at before it says anything about it. `readPointed`
 * checks it all the same: a schema is a wish, not a promise.
 */
export const POINTED_SCHEMA = inOrder({
  claims: list(
    inOrder({
      units: list({ type: 'INTEGER', minimum: FIRST_UNIT }, MAX_UNITS),
      headline: { type: 'STRING' },
    }),
    MAX_CLAIMS,
  ),
  missing: { type: 'STRING' },
  isSafetyCritical: { type: 'BOOLEAN' },
  isDoubtful: { type: 'BOOLEAN' },
  found: { type: 'BOOLEAN' },
  busqueda: list({ type: 'STRING' }, MAX_PHRASES_WRITTEN),
});

const pointed = z.object({
  claims: z
    .array(z.object({ units: z.array(z.number()).max(MAX_UNITS), headline: z.string() }))
    .max(MAX_CLAIMS),
  missing: z.string(),
  isSafetyCritical: z.boolean(),
  isDoubtful: z.boolean(),
  found: z.boolean(),
  busqueda: z.array(z.string()).max(MAX_PHRASES_WRITTEN).default([]),
});

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

/** What it points at, or `blocked` by Google's filters, or why there is none. Reasons never quote what the model wrote. */
export type ReadResponse = { pointed: Pointed } | { blocked: string } | { unusable: string };

/** What a response of `generateContent` holds. */
export function readPointed(raw: unknown): ReadResponse {
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
  const checked = pointed.safeParse(parsed(text));
  return checked.success
    ? { pointed: checked.data }
    : { unusable: 'not the JSON that was asked for' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
