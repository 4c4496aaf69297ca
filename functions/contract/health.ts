import * as z from 'zod/mini';
import { endpoint, moment } from './endpoint';

/** What the service stands on, as an owner would name it. */
export const serviceParts = ['database', 'files', 'identity', 'answers'] as const;
export type ServicePart = (typeof serviceParts)[number];

export const healthSchema = z.object({
  /** `down` when nothing can be asked, `degraded` when something else does not answer. */
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  /** When the parts were asked; answers are kept for a moment. */
  checkedAt: moment,
  parts: z.array(z.object({ name: z.enum(serviceParts), isUp: z.boolean() })),
});
export type Health = z.infer<typeof healthSchema>;

/** State of the service, for anybody: nothing in it is about an owner. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  response: healthSchema,
});
