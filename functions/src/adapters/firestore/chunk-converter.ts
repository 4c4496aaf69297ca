import { chunkCategories } from '@contract';
import { z } from 'zod';
import type { Chunk } from '../../domain/ports/records';
import { blockSchema } from '../block-schema';
import { storedMoment } from './converters';

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
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  contentHash: z.string(),
  blocks: z.array(blockSchema).optional(),
  context: z.object({ before: z.number().int().min(0), after: z.number().int().min(0) }).optional(),
  isCoarse: z.literal(true).optional(),
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
