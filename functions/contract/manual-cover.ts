import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Whose manual it is by its cover; null where that says nothing. */
const coverSchema = z.object({
  make: z.nullable(z.string()),
  model: z.nullable(z.string()),
  /** Of the model, not of the edition. */
  year: z.nullable(z.int()),
});
export type Cover = z.infer<typeof coverSchema>;

/**
 * Field `manual`, at most 20 MB: reads the cover of a file that is not entered yet, to fill in the form of its vehicle. Nothing of
 * it is kept. Answered by the function that draws pages.
 */
export const readManualCover = endpoint({
  method: 'POST',
  path: '/api/manuals/cover',
  bodyKind: 'multipart',
  response: coverSchema,
});
