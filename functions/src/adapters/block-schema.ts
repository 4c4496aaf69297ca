import { boxSchema } from '@contract';
import { z } from 'zod';
import type { Block } from '../domain/document/block';

const span = { start: z.number().int().min(0), end: z.number().int().min(0) };

/** A block as it is stored, in passages and in documents. */
export const blockSchema = z.object({
  ...span,
  kind: z.literal('table'),
  id: z.string(),
  header: z.array(z.object({ cells: z.array(z.string()) })),
  units: z.array(
    z.object({ ...span, id: z.string(), hash: z.string(), boxes: z.array(boxSchema) }),
  ),
}) satisfies z.ZodType<Block>;
