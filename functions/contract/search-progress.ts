import * as z from 'zod/mini';
import { count, endpoint, positiveInteger } from './endpoint';
import { requestIdSchema } from './request-id';

const searchStages = ['searching', 'reading', 'checking', 'done'] as const;

export const searchProgressSchema = z.object({
  /** Grows with every step. */
  step: positiveInteger,
  stage: z.enum(searchStages),
  /** What is being read, as it is shown ("p. 214"), the best first. */
  pages: z.array(z.string()),
});
export type SearchProgress = z.infer<typeof searchProgressSchema>;

const digits = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));

/**
 * How far the question is that was sent under this request id: as soon as it is further than `after`, and after some
 * seconds in any case.
 */
export const followSearch = endpoint({
  method: 'GET',
  path: '/api/search/progress/:id',
  params: z.object({ id: requestIdSchema }),
  query: z.strictObject({ after: z._default(z.pipe(digits, count), 0) }),
  response: searchProgressSchema,
});
