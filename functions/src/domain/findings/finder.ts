import type { RevisionKey } from '../ports';
import type { ManualPart } from './manual-part';

/** Finds one kind of thing for the vehicle's page (warning lights, values, intervals): by rule, never by a model. */
export type Finder<Found> = {
  /** Names what it found where that is stored. */
  name: string;
  /** Goes up when it would find something else: what an older one found is found anew at the next look. */
  version: number;
  /** A pure function of the document, linear in it. */
  find: (parts: readonly ManualPart[]) => Found[];
  /** What was stored, as this version writes it; fails on anything else. */
  parse: (stored: unknown) => Found[];
};

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
