import type { DocumentPage } from '../document/document-page';
import type { RevisionKey } from '../ports';
import type { ManualPart } from './manual-part';

/** Finds one kind of thing for the vehicle's page (warning lights, values, intervals): by rule, never by a model. */
export type Finder<Found> = {
  /** Names what it found where that is stored. */
  name: string;
  /** Goes up when it would find something else: what an older one found is found anew after the next look. */
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

/** What one version of a finder found in a revision; nothing, where it was given up. */
export type Findings<Found> = { found: Found[]; isGivenUp: boolean };

/** What finders found in revisions. It goes with its revision. */
export type StoredFindings = {
  /** Null when this version of the finder has not looked at it (any more). */
  load<Found>(
    uid: string,
    key: RevisionKey,
    finder: Finder<Found>,
  ): Promise<Findings<Found> | null>;
  save<Found>(
    uid: string,
    key: RevisionKey,
    finder: Finder<Found>,
    findings: Findings<Found>,
  ): Promise<void>;
};

/** Why a finder was given up: it took more than it may of processor, memory or room, or failed. */
export type GivenUp = 'budget' | 'failed';

/** What one finder found, or why it was given up. */
export type Look = { finder: Finder<unknown> } & ({ found: unknown[] } | { givenUp: GivenUp });

/**
 * Looks through a document with these finders, each of which may take so much and no more. Fails for what is no fault of
 * the document: who asks again may have more luck.
 */
export type LookThrough = (
  pages: AsyncIterable<DocumentPage>,
  finders: readonly Finder<unknown>[],
) => AsyncIterable<Look>;

/** Rules look first, and what they find is shown; then a model points at what it sees, where there is one. */
export const STEPS = ['rules', 'model'] as const;
export type Step = (typeof STEPS)[number];

/** Has revisions looked through, each once in each turn of a step for the versions of all finders; by rules where no step is named. */
export type FindingsQueue = {
  enqueue(uid: string, key: RevisionKey, step?: Step, turn?: number): Promise<void>;
};

/** Names the versions of finders: what they all have looked at they look at again when one of them is newer. */
export const versionsOf = (finders: readonly Finder<unknown>[]): string =>
  finders.map(({ name, version }) => `${name}:${version}`).join(',');
