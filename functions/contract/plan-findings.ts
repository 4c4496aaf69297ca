import * as z from 'zod/mini';
import { positiveInteger } from './endpoint';
import { quoteSchema } from './quote';

const figure = z.nullable(z.number().check(z.positive()));

/** How far or how long something lasts; of several what comes first counts. Years are written as months. */
export const spanSchema = z.object({ km: figure, miles: figure, months: figure, hours: figure });
export type Span = z.infer<typeof spanSchema>;

const PLAN_ACTIONS = ['replace', 'inspect', 'other'] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];

/** What a manual says of one thing that is due again and again. */
export const manualIntervalSchema = z.object({
  kind: z.literal('interval'),
  /** The same in every reading, and in another manual that has the same thing. */
  id: z.string(),
  /** As it is printed. */
  item: z.string(),
  action: z.enum(PLAN_ACTIONS),
  /** Null where nothing says that it comes again. */
  every: z.nullable(spanSchema),
  /** The first time, where that is another one. */
  first: z.nullable(spanSchema),
  /** Marked at these only, with no rule in it. */
  atKm: z.array(positiveInteger),
  /** In severe use. */
  severe: z.nullable(spanSchema),
  isEveryService: z.boolean(),
  /** Engines or versions it is for; none: all. */
  versions: z.array(z.string()),
  /** The title of its table, where another table of the manual has the same thing: a country. */
  scope: z.nullable(z.string()),
  quotes: z.array(quoteSchema),
  /** Whether only a model pointed at it: shown in the manual's words, for its reader to check. */
  isToCheck: z.optional(z.boolean()),
});
export type ManualInterval = z.infer<typeof manualIntervalSchema>;

/** What a manual calls severe use. */
const severeUseSchema = z.object({
  kind: z.literal('severe-use'),
  quotes: z.array(quoteSchema),
});

export const planFindingSchema = z.discriminatedUnion('kind', [
  manualIntervalSchema,
  severeUseSchema,
]);
export type PlanFinding = z.infer<typeof planFindingSchema>;

/** Of one manual: several times what any prints. Ids count within it. */
export const MAX_PLAN_FINDINGS = 500;
