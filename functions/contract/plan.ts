import * as z from 'zod/mini';
import { endpoint, idParams, numericId, positiveInteger } from './endpoint';
import { gearboxSchema } from './gearbox';
import { daySchema, kmSchema, planItemIdSchema } from './logbook';
import { manualIntervalSchema, spanSchema } from './plan-findings';
import { quotedManualSchema, quoteSchema } from './quote';

/** Due now; within three months; later; nobody knows, as nothing says when or whether it was done. */
const DUE_STATES = ['now', 'soon', 'later', 'unknown'] as const;
export type DueState = (typeof DUE_STATES)[number];

const day = z.nullable(z.string());

export const dueSchema = z.object({
  state: z.enum(DUE_STATES),
  /**
   * When, whichever comes first; estimated where kilometres decide it. Where the state is not known, when the plan last asked
   * for it, and nobody wrote down whether it was done; null where nobody can know that, either.
   */
  date: day,
  /** At how many kilometres. */
  km: z.nullable(z.number()),
  by: z.nullable(z.enum(['km', 'time'])),
  /**
   * Counted from what was done last; from where its owner says that all was up to date; or from the vehicle's first day, which
   * nobody has said anything about.
   */
  basis: z.enum(['service', 'followed', 'plan']),
});
export type Due = z.infer<typeof dueSchema>;

const saidShape = manualIntervalSchema.shape;

/** What one manual says of an item. */
const saidSchema = z.object({
  manualId: positiveInteger,
  ...{ every: saidShape.every, first: saidShape.first, atKm: saidShape.atKm },
  ...{ severe: saidShape.severe, isEveryService: saidShape.isEveryService },
  quotes: z.array(quoteSchema),
  isToCheck: saidShape.isToCheck,
});

/** The owner's own interval, instead of the manual's. */
const ownIntervalSchema = z
  .strictObject({
    km: z.nullable(z.int().check(z.minimum(500), z.maximum(1_000_000))),
    months: z.nullable(z.int().check(z.minimum(1), z.maximum(360))),
  })
  .check(
    z.refine(({ km, months }) => km !== null || months !== null, 'Di cada cuántos km o meses.'),
  );
export type OwnInterval = z.infer<typeof ownIntervalSchema>;

const planItemSchema = z.object({
  id: planItemIdSchema,
  /** What is done with what: "Cambiar: Bujías". */
  title: z.optional(z.string()),
  ...{ item: saidShape.item, action: saidShape.action },
  ...{ versions: saidShape.versions, scope: saidShape.scope },
  /** The newest manual first: where two disagree both are here. */
  said: z.array(saidSchema),
  own: z.nullable(ownIntervalSchema),
  isHidden: z.boolean(),
  /** What an owner does by habit: it is never due. */
  isHabit: z._default(z.boolean(), false),
  /** The only one that it is for, by its name. */
  gearbox: z.optional(gearboxSchema),
  /** Of an engine, version, gearbox or country that its owner has said is another one. */
  isOfOther: z.boolean(),
  /** What counts of all that: the owner's own, that of severe use, the newest manual's. */
  every: z.nullable(spanSchema),
  /** As it was noted; where and for how much an older answer does not say. */
  last: z.nullable(
    z.object({
      ...{ date: z.string(), km: z.nullable(z.int()) },
      workshop: z.optional(z.nullable(z.string())),
      price: z.optional(z.nullable(z.number())),
    }),
  ),
  due: dueSchema,
});
export type PlanItem = z.infer<typeof planItemSchema>;

/** Works that fall due together, so that one visit to a workshop does them all. */
const visitSchema = z.object({
  /** By where or when it falls due; no other visit of the plan has the same. */
  id: z.string(),
  /** "Revisión de los 60.000 km". */
  name: z.string(),
  /** Of what of it falls due first; where that is a day, with the fewest kilometres of its works. */
  due: dueSchema,
  items: z.array(planItemIdSchema),
});
export type Visit = z.infer<typeof visitSchema>;

/** Until when all that the plan asks for had been done; `km` null: its owner does not know at how many. */
const followedSchema = z.strictObject({ date: daySchema, km: z.nullable(kmSchema) });
export type Followed = z.infer<typeof followedSchema>;

/** The inspection that the law of the country asks for: nothing of the manual. */
const inspectionSchema = z.object({
  name: z.string(),
  /** Year and month. */
  month: z.string(),
  state: z.enum(DUE_STATES),
  last: day,
  /** When the one before fell due, of which nobody has said that it was passed; absent where there was none, or it is written down. */
  assumed: z.optional(z.string()),
  /** The norm, and of which vehicles it is the rule. */
  rule: z.string(),
});
export type Inspection = z.infer<typeof inspectionSchema>;

const planSchema = z.object({
  manuals: z.array(
    z.object({
      ...quotedManualSchema.shape,
      /** False where it cannot be told yet: `untold` says why. */
      isRead: z.boolean(),
    }),
  ),
  items: z.array(planItemSchema),
  /** Of two works or more, the first that falls due first; a work that is in none stands alone. */
  visits: z.optional(z.array(visitSchema)),
  /** Engines, versions and titles of tables among which an owner has to choose. */
  choices: z.object({ versions: z.array(z.string()), scopes: z.array(z.string()) }),
  /** Those that are this vehicle's; none: not said. */
  chosen: z.array(z.string()),
  /** The vehicle's own; absent where nobody has said which. */
  gearbox: z.optional(gearboxSchema),
  /** What its owner says; null: nothing. */
  followed: z._default(z.nullable(z.object({ date: z.string(), km: z.nullable(z.int()) })), null),
  severeUse: z.object({
    isOn: z.boolean(),
    /** What the manuals call severe use. */
    definitions: z.array(z.object({ manualId: positiveInteger, quotes: z.array(quoteSchema) })),
  }),
  odometer: z.object({
    last: z.nullable(z.object({ date: z.string(), km: z.int() })),
    /** Estimated; null with no entry. */
    today: z.nullable(z.int()),
    /** Null where two entries are too near to tell. */
    perDay: z.nullable(z.number()),
  }),
  /** Null where country or first registration is unknown, or the country's rule is not known to us. */
  inspection: z.nullable(inspectionSchema),
});
export type Plan = z.infer<typeof planSchema>;

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/plan',
  params: idParams,
  response: planSchema,
});

const MAX_CHOSEN = 20;
const planEditSchema = z
  .partial(
    z.strictObject({
      isSevere: z.boolean(),
      followed: z.nullable(followedSchema),
      chosen: z
        .array(z.string().check(z.minLength(1), z.maxLength(200)))
        .check(z.maxLength(MAX_CHOSEN)),
    }),
  )
  .check(z.refine((edit) => Object.keys(edit).length > 0, 'Di qué cambia.'));
export type PlanEdit = z.infer<typeof planEditSchema>;

/** Whether the vehicle is in severe use, how far its plan was followed, and which version it is, is its owner's to say. */
export const updatePlan = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/:id/plan',
  params: idParams,
  body: planEditSchema,
});

const planItemEditSchema = z
  .partial(z.strictObject({ isHidden: z.boolean(), own: z.nullable(ownIntervalSchema) }))
  .check(z.refine((edit) => Object.keys(edit).length > 0, 'Di qué cambia.'));
export type PlanItemEdit = z.infer<typeof planItemEditSchema>;

export const updatePlanItem = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/:id/plan/:item',
  params: z.object({ id: numericId, item: planItemIdSchema }),
  body: planItemEditSchema,
});

/** What is due and when, for calendars. */
export const getPlanCalendar = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/plan.ics',
  params: idParams,
  response: z.instanceof(Uint8Array),
});
