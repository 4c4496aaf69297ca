import * as z from 'zod/mini';
import { count, endpoint } from './endpoint';

/** What the legal pages say that only the configuration knows. Empty texts: the operator has not said it yet. */
const legalSchema = z.object({
  /** Who runs the service and answers for the data. */
  operator: z.object({
    name: z.string(),
    taxId: z.string(),
    address: z.string(),
    email: z.string(),
  }),
  /** Days that questions and answers are kept; 0: until their owner deletes them. */
  searchRetentionDays: count,
});
export type Legal = z.infer<typeof legalSchema>;

/** For anybody: nothing in it is about an owner. */
export const getLegal = endpoint({
  method: 'GET',
  path: '/api/legal',
  access: 'public',
  response: legalSchema,
});
