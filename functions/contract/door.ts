import * as z from 'zod/mini';
import { emergencyTopicSchema } from './emergencies';

/** A part of the vehicle's page that knows more of what is asked than any passage of a manual. */
export const doorSchema = z.discriminatedUnion('kind', [
  /** The vehicle's own date of the inspection by law. */
  z.object({ kind: z.literal('inspection') }),
  /** What is due next. */
  z.object({ kind: z.literal('plan') }),
  /** What its owner paid for services, where that is written down. */
  z.object({ kind: z.literal('paid') }),
  /** Lights and messages of the dashboard, as far as the question says what was seen; null: it does not. */
  z.object({
    kind: z.literal('signals'),
    colour: z.nullable(z.enum(['red', 'amber', 'other'])),
    blinks: z.nullable(z.boolean()),
  }),
  /** A sheet for who stands beside a road; null: all of them. */
  z.object({ kind: z.literal('emergency'), topic: z.nullable(emergencyTopicSchema) }),
]);
export type Door = z.infer<typeof doorSchema>;
