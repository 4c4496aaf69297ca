import { boxSchema, warningLevelSchema } from '@contract';
import { z } from 'zod';
import type { Block, Figure, TableBlock } from '../domain/document/block';

const span = { start: z.number().int().min(0), end: z.number().int().min(0) };

const unitKinds = [
  'title',
  'sentence',
  'item',
  'row',
  'names',
  'group',
  'warning',
  'labels',
] as const;

const piece = {
  ...span,
  id: z.string(),
  units: z.array(
    z.object({
      ...span,
      id: z.string(),
      hash: z.string(),
      kind: z.enum(unitKinds),
      boxes: z.array(boxSchema),
    }),
  ),
};

/** All of it: what is not named here is not stored. */
const table = {
  ...piece,
  kind: z.literal('table'),
  caption: z.string().optional(),
  counts: z.array(z.string()).optional(),
  countedBy: z.object(span).optional(),
  header: z.array(z.object({ cells: z.array(z.string()) })),
  names: z.array(z.string()).optional(),
  isPlan: z.boolean().optional(),
  isNumbered: z.boolean().optional(),
  continues: z.string().optional(),
} satisfies Record<keyof TableBlock, z.ZodType>;

export const figureSchema = z.object(piece) satisfies z.ZodType<Figure>;

/** A block as it is stored, in passages and in documents. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ ...piece, kind: z.literal('heading'), depth: z.number().int().nullable() }),
  z.object({ ...piece, kind: z.literal('paragraph') }),
  z.object({ ...piece, kind: z.literal('list'), isOrdered: z.boolean() }),
  z.object(table),
  z.object({
    ...piece,
    kind: z.literal('warning'),
    level: warningLevelSchema,
  }),
]) satisfies z.ZodType<Block>;
