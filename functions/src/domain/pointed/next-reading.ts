import { readingsFor } from './kinds';
import type { NumberedUnit, Reading } from './numbered-manual';
import { POINTED_KINDS, type PointedKind } from './pointed';
import type { PointedReading } from './pointed-manual';

/** Of one manual and all kinds, thoughts counted. */
const MAX_OUTPUT_TOKENS = 30_000;
/** What each kind that comes later is left with: a manual full of lights hides no plan. */
const KEPT_FOR_EACH = 4_000;
/** With less left a reading would be cut off. */
const MIN_OUTPUT_TOKENS = 2_000;

export type NextReading = {
  kind: PointedKind;
  reading: Reading;
  maxOutputTokens: number;
  /** Its pages that no reading before has shown: a page is counted once. */
  newPages: number;
};

/** Which reading comes next, kind by kind; null where all are read, or the rest costs too much. */
export function nextReading(
  units: readonly NumberedUnit[],
  before: readonly Pick<PointedReading, 'kind' | 'tokens'>[],
): NextReading | null {
  const spent = before.reduce((sum, { tokens }) => sum + tokens, 0);
  const shown = new Set<number>();
  for (const [at, kind] of POINTED_KINDS.entries()) {
    const readings = readingsFor(kind, units);
    const asked = before.filter((one) => one.kind === kind).length;
    for (const { pages } of readings.slice(0, asked)) for (const page of pages) shown.add(page);
    const kept = KEPT_FOR_EACH * (POINTED_KINDS.length - 1 - at);
    const maxOutputTokens = MAX_OUTPUT_TOKENS - kept - spent;
    const reading = readings[asked];
    if (!reading || maxOutputTokens < MIN_OUTPUT_TOKENS) continue;
    const newPages = reading.pages.filter((page) => !shown.has(page)).length;
    return { kind, reading, maxOutputTokens, newPages };
  }
  return null;
}
