import type { ManualRecord } from './records';

/** What the scheduled sweeps need from the outside, beside `index.ts`: long lists of all owners, and where they stopped. */

/** Part of a long list, and the place from which it goes on, which only who gave it understands; null at its end. */
export type Page<Item> = { found: Item[]; next: string | null };

/** Where the sweeps stopped: what they go on from, the next time. */
export type SweepPlaces = {
  get(sweep: string): Promise<string | null>;
  set(sweep: string, place: string | null): Promise<void>;
};

export type OwnedManual = { uid: string; manual: ManualRecord };

/**
 * Manuals that are gone. A write that a worker had sent off before may still land; where the worker dies with it, nobody
 * else would ever look for what it left.
 */
export type DeletedManuals = {
  /** Of all owners, those that were deleted before `before`. */
  list(before: Date, after: string | null): Promise<Page<{ uid: string; manualId: number }>>;
  forget(uid: string, manualId: number): Promise<void>;
};
