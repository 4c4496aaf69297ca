import type { z } from 'zod';
import type { Finder } from '../findings/finder';
import type { ManualPart } from '../findings/manual-part';
import type { NumberedUnit } from './numbered-manual';
import type { Elements, PointedKind, Stored } from './pointed';

/** A manual whose units were shown to a model. */
export type ShownManual = {
  parts: readonly ManualPart[];
  byUnit: ReadonlyMap<string, NumberedUnit>;
};

export const shownManual = (
  parts: readonly ManualPart[],
  units: readonly NumberedUnit[],
): ShownManual => ({ parts, byUnit: new Map(units.map((one) => [one.said.unit, one])) });

/** One kind of what a model points at, and how that goes together with what rules found. */
export type KindOfPointed<Kind extends PointedKind, Found> = {
  /** Whose findings it is shown among. */
  finder: Finder<Found>;
  stored: z.ZodType<Stored<Elements[Kind]>>;
  /** What has to stand on a page for a model to be shown it: pages that cannot tell of the kind cost nothing. */
  mayTell: (unit: NumberedUnit) => boolean;
  /** Both as one list. Nothing that rules found is missing from it, or asks for less. */
  together(
    byRules: readonly Found[],
    pointed: readonly Stored<Elements[Kind]>[],
    manual: ShownManual,
  ): Found[];
};
