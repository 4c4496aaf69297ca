import type { PointedFact, PointedLight, PointedProcedure, PointedWork } from './elements';

/** What a model points at while a manual is read, the most urgent first. */
export const POINTED_KINDS = ['lights', 'emergencies', 'plan', 'facts'] as const;
export type PointedKind = (typeof POINTED_KINDS)[number];

/** What it writes of each kind: places, and words that have to be printed there. */
export type Elements = {
  lights: PointedLight;
  facts: PointedFact;
  plan: PointedWork;
  emergencies: PointedProcedure;
};

/** The same with the units' own names: their numbers are those of one version of the rules. */
export type Stored<Element extends { units: number[] }> = Element extends unknown
  ? Omit<Element, 'units'> & { units: string[] }
  : never;
