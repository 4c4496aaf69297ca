import * as z from 'zod/mini';
import { endpoint, positiveInteger } from './endpoint';
import { requestIdSchema } from './request-id';

/** Largest report, in bytes: it holds names and numbers only. */
const MAX_REPORT_BYTES = 4 * 1024;
export const MAX_REPORTED_FRAMES = 20;

/** A file of our own build, without its folder; its name tells the build. */
export const builtFileSchema = z.string().check(z.regex(/^[\w.-]{1,80}\.js$/));
/** The kind of an error, as code names it: never a sentence. */
export const errorNameSchema = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));
/** Where in an answer it broke the contract: names of our own schemas, and positions. */
export const brokenFieldSchema = z.string().check(z.regex(/^[A-Za-z0-9.]{1,80}$/));

/**
 * What failed in a browser and nobody expected: by its kind and place, never by its message, which may quote what somebody
 * typed. For anybody, because pages fail before anybody has signed in, too.
 */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'public',
  maxBodyBytes: MAX_REPORT_BYTES,
  body: z.strictObject({
    /** What an owner reads as its reference: of the call that failed, else made up for this error. */
    requestId: requestIdSchema,
    /** While a page was shown, anywhere in a script, in a promise that nobody waited for, in an answer of the API. */
    kind: z.enum(['render', 'uncaught', 'rejection', 'contract']),
    name: errorNameSchema,
    /** The route, never the address: `/invite-:name`; `*` for addresses that nobody knows. */
    where: z.string().check(z.regex(/^(\*|\/[a-z:/-]{0,40})$/)),
    /** The first file of the build; null where the page does not tell. */
    build: z.nullable(builtFileSchema),
    frames: z
      .array(
        z.strictObject({ file: builtFileSchema, line: positiveInteger, column: positiveInteger }),
      )
      .check(z.maxLength(MAX_REPORTED_FRAMES)),
    field: z.optional(brokenFieldSchema),
  }),
});
export type ClientError = z.infer<typeof reportClientError.body>;
