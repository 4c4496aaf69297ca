import * as z from 'zod/mini';
import { endpoint, idParams } from './endpoint';
import { gearboxSchema } from './gearbox';
import { quotedManualSchema, quoteSchema, type Quote } from './quote';
import { warningLevelSchema } from './document';

/** What has to be at hand beside a road, in the order of the sheets. */
export const EMERGENCY_TOPICS = [
  'wheel',
  'repair-kit',
  'jump-start',
  'overheating',
  'towing',
  'accident',
] as const;
export const emergencyTopicSchema = z.enum(EMERGENCY_TOPICS);
export type EmergencyTopic = z.infer<typeof emergencyTopicSchema>;

const quotes = z.array(quoteSchema);

/** A piece of a procedure, in the manual's words. */
const emergencyPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), quote: quoteSchema }),
  /** `isNeeded`: what has to be at hand for the steps, and where it lies; it stands before everything else. */
  z.object({ kind: z.literal('text'), quotes, isNeeded: z.optional(z.boolean()) }),
  /** `mark`: number or bullet as printed. `gearbox`: the only one that a point is for, by its own first words. */
  z.object({
    kind: z.literal('steps'),
    steps: z.array(
      z.object({ mark: z.string(), quote: quoteSchema, gearbox: z.optional(gearboxSchema) }),
    ),
  }),
  z.object({ kind: z.literal('warning'), level: warningLevelSchema, quotes }),
  z.object({
    kind: z.literal('table'),
    header: z.array(z.array(z.string())),
    rows: z.array(z.object({ cells: z.array(z.string()), quote: quoteSchema })),
  }),
]);
export type EmergencyPart = z.infer<typeof emergencyPartSchema>;

/** All that a part quotes, in its order. */
export function quotesOfPart(part: EmergencyPart): Quote[] {
  switch (part.kind) {
    case 'title':
      return [part.quote];
    case 'steps':
      return part.steps.map(({ quote }) => quote);
    case 'table':
      return part.rows.map(({ quote }) => quote);
    case 'text':
    case 'warning':
      return part.quotes;
  }
}

/** What a manual tells to do in an emergency, whole: warnings before the steps, except those that stand among them. */
export const emergencySchema = z.object({
  topic: emergencyTopicSchema,
  /** Its heading, and where it begins. */
  heading: quoteSchema,
  /** Empty where it could not be read whole: then only its page is told. */
  parts: z.array(emergencyPartSchema),
  /** Whether only a model pointed at it: shown in the manual's words, for its reader to check. */
  isToCheck: z.optional(z.boolean()),
});
export type Emergency = z.infer<typeof emergencySchema>;

/** What the law of a country asks for in an emergency: a rule of ours, and never the manual's. */
const emergencyLawSchema = z.object({
  topics: z.array(emergencyTopicSchema),
  /** What to do, in a few words; none in what a device has kept from before there were any. */
  action: z.optional(z.string()),
  rule: z.string(),
  /** The name of the norm. */
  norm: z.string(),
  /** The day when we read it last. */
  checked: z.string(),
});
export type EmergencyLaw = z.infer<typeof emergencyLawSchema>;

const vehicleEmergenciesSchema = z.object({
  /** Those that can be asked, the newest first. */
  manuals: z.array(
    z.object({
      manual: quotedManualSchema,
      /** Null where it cannot be told yet: `manual.untold` says why. */
      emergencies: z.nullable(z.array(emergencySchema)),
    }),
  ),
  /** Of the vehicle's country; none where that, or its law, is unknown. */
  laws: z.array(emergencyLawSchema),
  /** That of the vehicle, as its owner calls its engine; none where nobody has said it. */
  gearbox: z.optional(gearboxSchema),
});
export type VehicleEmergencies = z.infer<typeof vehicleEmergenciesSchema>;

/** What the manuals of a vehicle tell to do in emergencies. */
export const listEmergencies = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/emergencies',
  params: idParams,
  response: vehicleEmergenciesSchema,
});
