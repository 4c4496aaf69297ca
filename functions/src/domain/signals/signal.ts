import { quoteSchema, signalColourSchema, signalSeveritySchema, type Quote } from '@contract';
import { z } from 'zod';
import type { Said } from '../findings/manual-part';

/** What a manual says of a light in one state, and how urgent that is by its words. */
export const meaningSchema = z.object({
  /** True: of it blinking; false: of it steady; null: it is not said which. */
  blinks: z.boolean().nullable(),
  severity: signalSeveritySchema,
  /**
   * What decided: words about this light, what the manual says of its colour, or nothing in the manual: then the usual rule for
   * the colour, which is not the manual's.
   */
  decidedBy: z.enum(['words', 'colour', 'rule']),
  /** The words that decided, and where they stand; null by the usual rule. */
  deciding: z.object({ phrase: z.string(), quote: quoteSchema }).nullable(),
  /** The words by which one may go on; null where the manual does not say so. */
  mayGoOn: z.object({ phrase: z.string(), quote: quoteSchema }).nullable(),
  quotes: z.array(quoteSchema),
});
export type Meaning = z.infer<typeof meaningSchema>;

/** A light or message that a manual explains. */
export const signalSchema = z.object({
  /** The same in another manual for the same light, where both can be told. */
  id: z.string(),
  /** As printed. */
  name: z.string(),
  /** Which of the generic ones it is; null where that cannot be told. */
  catalogue: z.string().nullable(),
  isMessage: z.boolean(),
  colours: z.array(signalColourSchema),
  meanings: z.array(meaningSchema),
});
export type Signal = z.infer<typeof signalSchema>;

export const quoteOf = ({ text, page, pageReference, unit, hash }: Said): Quote => ({
  ...{ text, page, pageReference },
  ...{ unit, hash },
});
