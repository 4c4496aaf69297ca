import type { Finder } from '../../functions/src/domain/findings/finder';
import type { ManualSet } from './sets';

/** What is told of one entry of a set, with what was found of it, or of one thing found, with the entry that it is judged by. */
export type Judged<Entry, Found> = {
  entry?: Entry;
  found?: Found;
  /** The columns in which it counts, once for each time named. None: neither right nor wrong. */
  counts: string[];
};

/** One kind of what is found in manuals, and how that is judged. */
export type Kind<Entry, Found> = {
  finder: Finder<Found>;
  entriesOf: (set: ManualSet) => readonly Entry[] | undefined;
  judge: (
    entries: readonly Entry[],
    found: readonly Found[],
    set: ManualSet,
  ) => Judged<Entry, Found>[];
  /** Columns of the table, after `listed` and `found`; the second ones are faults, which `--list` names. */
  columns: readonly string[];
  faults: readonly string[];
  /** Manuals that tell how the finder does on what nobody tunes on: counted apart, and never listed. */
  isApart: (manual: string) => boolean;
  /** Names the row of a second table. */
  groupOf?: (judged: Judged<Entry, Found>) => string;
};

/** An entry that a set lists, found or not. */
export const listed = <Entry extends { optional?: boolean }>(entry: Entry, isFound: boolean) => ({
  entry,
  counts: entry.optional ? [] : ['listed', isFound ? 'found' : 'missed'],
});

const HELD_OUT = ['motorhome', 'ona-e', 'petrol-suv', 'saloon-es', 'tarek-hybrid'];
export const isHeldOut = (manual: string): boolean => HELD_OUT.includes(manual);
