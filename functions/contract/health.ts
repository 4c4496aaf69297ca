import * as z from 'zod/mini';
import { endpoint, moment } from './endpoint';

/** What the service stands on, as an owner would name it. */
export const serviceParts = ['database', 'files', 'identity', 'answers'] as const;
export type ServicePart = (typeof serviceParts)[number];

/**
 * `retired`: its model is no longer offered, and somebody has to choose another one. `overQuota` and `slow` pass by
 * themselves. `down`: it does not answer.
 */
const partStates = ['up', 'slow', 'overQuota', 'retired', 'down'] as const;
export type PartState = (typeof partStates)[number];

export const healthSchema = z.object({
  /** `down` when nothing can be asked, `degraded` when something else is not as it should be. */
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  /** When the parts were asked; answers are kept for a moment. */
  checkedAt: moment,
  parts: z.array(z.object({ name: z.enum(serviceParts), state: z.enum(partStates) })),
});
export type Health = z.infer<typeof healthSchema>;

/** State of the service, for anybody: nothing in it is about an owner. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  response: healthSchema,
});
