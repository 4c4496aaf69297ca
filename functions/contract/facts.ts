import * as z from 'zod/mini';
import { quoteSchema } from './quote';

export const FACT_KINDS = [
  'tyre-pressure',
  'oil-grade',
  'oil-norm',
  'oil-capacity',
  'coolant-type',
  'coolant-capacity',
  'brake-fluid',
  'fuel',
  'tank-capacity',
  'adblue-capacity',
  'battery',
  'bulb',
  'fuse',
  'wheel-torque',
  'towing',
  'roof-load',
  'key-battery',
] as const;
export const factKindSchema = z.enum(FACT_KINDS);
export type FactKind = z.infer<typeof factKindSchema>;

/** The same in another unit: as the manual prints it beside, or worked out, which must be told. */
const alternativeSchema = z.object({
  value: z.string(),
  unit: z.string(),
  isPrinted: z.boolean(),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/** A value that a manual states, as it prints it, within what is quoted. */
export const factSchema = z.object({
  /** Of what it is, and not of its value: the same after another reading. */
  id: z.string(),
  kind: factKindSchema,
  /** What of its kind: "Delante", "Cruce", "F12 · Encendedor". */
  of: z.string(),
  value: z.string(),
  /** Empty where the value is a name. */
  unit: z.string(),
  alsoIn: z.array(alternativeSchema),
  /** When it holds: tyre, load, filter; empty for always. */
  condition: z.string(),
  /** The version it is for as printed there, and which of the manual's versions that are; both empty for all. */
  engine: z.string(),
  engines: z.array(z.string()),
  quote: quoteSchema,
  /** Other places of the manual that say the same. */
  alsoAt: z.array(quoteSchema),
});
export type Fact = z.infer<typeof factSchema>;
export const foundFactsSchema = z.array(factSchema);
