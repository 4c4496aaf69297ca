import { boxSchema, warningLevelSchema } from '@contract';
import { z } from 'zod';
import type { Block, Figure } from '../domain/document/block';

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

export const figureSchema = z.object(piece) satisfies z.ZodType<Figure>;

/** A block as it is stored, in passages and in documents. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ ...piece, kind: z.literal('heading'), depth: z.number().int().nullable() }),
  z.object({ ...piece, kind: z.literal('paragraph') }),
  z.object({ ...piece, kind: z.literal('list'), isOrdered: z.boolean() }),
  z.object({
    ...piece,
    kind: z.literal('table'),
    caption: z.string().optional(),
    counts: z.array(z.string()).optional(),
    header: z.array(z.object({ cells: z.array(z.string()) })),
    continues: z.string().optional(),
  }),
  z.object({
    ...piece,
    kind: z.literal('warning'),
    level: warningLevelSchema,
  }),
]) satisfies z.ZodType<Block>;
