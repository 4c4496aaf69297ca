import * as z from 'zod/mini';
import { positiveInteger } from './endpoint';

/** Words of a manual, to the letter, and where they stand: what every value of the vehicle's page shows beside it. */
export const quoteSchema = z.object({
  text: z.string(),
  /** Position of the page (of a text: the section) in the document, from 1: what addresses of pages name. */
  page: positiveInteger,
  /** As it is shown: "p. 214", or the section. */
  pageReference: z.string(),
  /** Which unit of the revision it is, to be marked, and the hash of what that says. */
  unit: z.string(),
  hash: z.string(),
  /** Of a row of a table that names its columns: their names, one for each cell, "" where there is none. */
  columns: z.optional(z.array(z.string())),
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * Why a manual has nothing to show: it is being looked through, which is to be asked for again in a moment; it was read before
 * there was anything to look through, and is read again by itself; or looking through it was given up.
 */
const untoldSchema = z.enum(['preparing', 'reading', 'given-up']);
export type Untold = z.infer<typeof untoldSchema>;

/** A manual of a vehicle, as the vehicle's page names it. */
export const quotedManualSchema = z.object({
  manualId: positiveInteger,
  originalFilename: z.string(),
  /** The reading that questions see, whose units are marked. */
  revision: positiveInteger,
  /** Of a text, its sections are no pages and there are no pictures. */
  hasPages: z.boolean(),
  /** Absent where it was looked through. */
  untold: z.optional(untoldSchema),
});
export type QuotedManual = z.infer<typeof quotedManualSchema>;
