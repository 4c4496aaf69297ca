import { alternativesOf } from '../spanish/alternatives';

/** How manuals write the units of a kind, as the alternatives of an expression for folded text. */
export const anyOf = alternativesOf('units.txt');

/** What may be measured. */
export const KINDS = [
  'pressure',
  'volume',
  'mass',
  'torque',
  'charge',
  'current',
  'tension',
] as const;
export type Kind = (typeof KINDS)[number];

/** An expression for each kind, made of its units. */
export const eachKind = (pattern: (units: string) => RegExp): Record<Kind, RegExp> =>
  Object.fromEntries(KINDS.map((kind) => [kind, pattern(anyOf(kind))])) as Record<Kind, RegExp>;
