import type { ResponseSchema, SchemaType } from '@google-cloud/vertexai';
import { z } from 'zod';
import type { DraftAnswer } from '../../domain/ports';

/** What the model is asked to write. `readDraft` checks it all the same: a schema is a wish, not a promise. */
export function draftSchema({
  ARRAY,
  BOOLEAN,
  INTEGER,
  OBJECT,
  STRING,
}: typeof SchemaType): ResponseSchema {
  const citation = {
    type: OBJECT,
    properties: { excerpt: { type: INTEGER }, quote: { type: STRING } },
    required: ['excerpt', 'quote'],
  };
  const statement = {
    type: OBJECT,
    properties: { citations: { type: ARRAY, items: citation }, text: { type: STRING } },
    required: ['citations', 'text'],
  };
  return {
    type: OBJECT,
    properties: {
      found: { type: BOOLEAN },
      isDoubtful: { type: BOOLEAN },
      isSafetyCritical: { type: BOOLEAN },
      statements: { type: ARRAY, items: statement },
    },
    required: ['found', 'isDoubtful', 'isSafetyCritical', 'statements'],
  };
}

const draft = z.object({
  found: z.boolean(),
  isDoubtful: z.boolean(),
  isSafetyCritical: z.boolean(),
  statements: z.array(
    z.object({
      text: z.string(),
      citations: z.array(z.object({ excerpt: z.number(), quote: z.string() })),
    }),
  ),
});

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

/** Google's filters stopped it. They judge the text, so that they would stop it again. */
const BLOCKED = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);

/** A draft, or `blocked` by Google's filters, or why there is none. Reasons never quote what the model wrote. */
export type ReadResponse = { draft: DraftAnswer } | { blocked: string } | { unusable: string };

/** What a response of `generateContent` holds. */
export function readDraft(raw: unknown): ReadResponse {
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
  const checked = draft.safeParse(parsed(text));
  return checked.success
    ? { draft: checked.data }
    : { unusable: 'not the JSON that was asked for' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
