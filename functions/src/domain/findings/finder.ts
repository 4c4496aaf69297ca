import type { RevisionKey } from '../ports';
import type { ManualPart } from './manual-part';

/** Finds one kind of thing for the vehicle's page (warning lights, values, intervals): by rule, never by a model. */
export type Finder<Found> = {
  /** Names what it found where that is stored. */
  name: string;
  /** Goes up when it would find something else: what an older one found is found anew at the next look. */
  version: number;
  /** What no manual has more of: the rest is left out where it is found, and where more was stored. */
  max: number;
  /** A pure function of the document, linear in it. */
  find: (parts: readonly ManualPart[]) => Found[];
  /** What was stored, as this version writes it; fails on anything else. */
  parse: (stored: unknown) => Found[];
};

/** What a finder finds, and no more of it than its answer may hold. */
export const foundBy = <Found>(finder: Finder<Found>, parts: readonly ManualPart[]): Found[] =>
  finder.find(parts).slice(0, finder.max);

/** What finders found in revisions. It goes with its revision. */
export type Findings = {
  /** Null when this version of the finder has not looked at it (any more). */
  load<Found>(uid: string, key: RevisionKey, finder: Finder<Found>): Promise<Found[] | null>;
  save<Found>(
    uid: string,
    key: RevisionKey,
    finder: Finder<Found>,
    found: readonly Found[],
  ): Promise<void>;
};
