import { emergenciesKind } from './emergencies-kind';
import { factsKind } from './facts-kind';
import type { KindOfPointed } from './kind-of-pointed';
import { lightsKind } from './lights-kind';
import { readingsOf, type NumberedUnit, type Reading } from './numbered-manual';
import { planKind } from './plan-kind';
import type { PointedKind } from './pointed';

/** Everything that a model points at while a manual is read. */
export const KINDS: Record<PointedKind, KindOfPointed<PointedKind, unknown>> = {
  lights: lightsKind,
  emergencies: emergenciesKind,
  plan: planKind,
  facts: factsKind,
};

/** The readings of a manual for one kind. */
export const readingsFor = (kind: PointedKind, units: readonly NumberedUnit[]): Reading[] =>
  readingsOf(units, KINDS[kind].mayTell);
