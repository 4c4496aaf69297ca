import { boxSchema, chunkCategories } from '@contract';
import { z } from 'zod';
import type { Block } from '../../domain/document/block';
import type { Chunk } from '../../domain/records';
import { storedMoment } from './converters';

const span = { start: z.number().int().min(0), end: z.number().int().min(0) };

const blockSchema = z.object({
  ...span,
  kind: z.literal('table'),
  id: z.string(),
  header: z.array(z.object({ cells: z.array(z.string()) })),
  units: z.array(
    z.object({ ...span, id: z.string(), hash: z.string(), boxes: z.array(boxSchema) }),
  ),
}) satisfies z.ZodType<Block>;

/** A chunk as it is read: without its vector. */
export const chunkConverter = z.object({
  id: z.string(),
  manualId: z.number().int().positive(),
  revision: z.number().int().positive(),
  position: z.number().int().min(0),
  content: z.string(),
  pageReference: z.string(),
  pageNumber: z.number().int().positive().nullable(),
  headings: z.array(z.string()),
  category: z.enum(chunkCategories),
  ...span,
  contentHash: z.string(),
  blocks: z.array(blockSchema).optional(),
  createdAt: storedMoment,
}) satisfies z.ZodType<Chunk>;

/** A chunk's vector with what tells whether it may be used again. */
export const storedVector = z.object({
  contentHash: z.string(),
  embeddingModel: z.string(),
  embedding: z
    .custom<{ toArray(): number[] }>(
      (value) => typeof value === 'object' && value !== null && 'toArray' in value,
      'not a vector',
    )
    .transform((vector) => vector.toArray()),
});
