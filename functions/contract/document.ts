import * as z from 'zod/mini';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Where something stands on a page as it is shown, after crop and rotation: shares of its width and height, from the top left. */
export const boxSchema = z.object({ x: share, y: share, w: share, h: share });
export type Box = z.infer<typeof boxSchema>;

export const warningLevelSchema = z.enum(['danger', 'warning', 'caution', 'note']);
export type WarningLevel = z.infer<typeof warningLevelSchema>;

const words = z.object({ id: z.string(), text: z.string() });

/**
 * A piece of an excerpt, to the letter. Its units are the smallest things that can be quoted: their ids are those that
 * citations name.
 */
export const excerptBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), units: z.array(words) }),
  z.object({ kind: z.literal('paragraph'), units: z.array(words) }),
  z.object({
    kind: z.literal('list'),
    isOrdered: z.boolean(),
    /** `mark`: its number or bullet as printed, empty for a remark among items. */
    units: z.array(z.object({ id: z.string(), mark: z.string(), text: z.string() })),
  }),
  z.object({
    kind: z.literal('table'),
    /** `names`: of its columns; `group`: a title of the rows below it. */
    units: z.array(
      z.object({
        id: z.string(),
        is: z.enum(['names', 'group', 'row']),
        cells: z.array(z.string()),
      }),
    ),
  }),
  /** `text` begins with its label as printed. */
  z.object({ kind: z.literal('warning'), level: warningLevelSchema, units: z.array(words) }),
]);
export type ExcerptBlock = z.infer<typeof excerptBlockSchema>;
