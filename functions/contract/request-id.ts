import * as z from 'zod/mini';

/** Names a request, from the browser to the log of whatever came of it. The server names it where the caller does not. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A UUID, with or without hyphens: Google's traces are written without. What anybody sends ends in the log. */
export const requestIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[0-9a-f]{32}$/));
