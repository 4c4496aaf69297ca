import * as z from 'zod/mini';
import { endpoint, positiveInteger } from './endpoint';
import { planItemIdSchema } from './logbook';
import { dueSchema } from './plan';

/** A visit or a single work that is due now or soon in the plan of one of the owner's vehicles. */
const dueWorkSchema = z.object({
  vehicleId: positiveInteger,
  /** Of the plan, or of the inspection by law; of a visit its first one. */
  item: planItemIdSchema,
  name: z.string(),
  due: dueSchema,
  /** Kilometres until then, as far as today's are known; below zero when they are past. */
  kmLeft: z.nullable(z.int()),
  /** How many works a visit is of. */
  works: z.optional(positiveInteger),
});
export type DueWork = z.infer<typeof dueWorkSchema>;

/** Of all vehicles of which something was written down: vehicle by vehicle, the most urgent first. */
export const listDueWork = endpoint({
  method: 'GET',
  path: '/api/vehicles/due',
  response: z.array(dueWorkSchema),
});
