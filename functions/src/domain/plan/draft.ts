import type { PlanAction, Span } from '@contract';
import type { Said } from '../findings/manual-part';
import type { Clause } from './clauses';

/** An interval as it stands in one place of a manual, before what other places say of it is joined to it. */
export type Draft = {
  item: string;
  action: PlanAction;
  /** Whether the words say the action; else it is what is usual. */
  isActionSaid: boolean;
  every: Span | null;
  first: Span | null;
  atKm: number[];
  severe: Span | null;
  isEveryService: boolean;
  versions: string[];
  /** The title of its table. */
  title: string | null;
  /** The headings it stands below. */
  titles: readonly string[];
  said: Said[];
  /** Of a table of severe use: says how another interval changes. */
  isSevere: boolean;
  /** Of a sentence outside any plan. */
  isProse: boolean;
};

/** Where a draft stands. */
export type Placed = Pick<Draft, 'title' | 'titles' | 'isSevere' | 'isProse'>;

export const draftOf = (
  clause: Pick<Clause, 'every' | 'first' | 'isEveryService' | 'version'>,
  rest: Pick<Draft, 'item' | 'action' | 'isActionSaid' | 'title' | 'titles' | 'said'> &
    Partial<Draft>,
): Draft => ({
  atKm: [],
  severe: null,
  isSevere: false,
  isProse: false,
  every: clause.every,
  first: clause.first,
  isEveryService: clause.isEveryService,
  versions: clause.version === null ? [] : [clause.version],
  ...rest,
});
