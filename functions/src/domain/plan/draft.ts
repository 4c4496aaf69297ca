import { withoutNoteMarks } from '../text/note-marks';
import type { PlanAction, Span } from '@contract';
import type { SourceUnit, TableRow } from '../findings/manual-part';
import { usualAction } from './actions';
import { isOfSevere, namesSevere, speaksOfSevere } from './below';
import type { Clause } from './clauses';
import { isVersion, versionsIn } from '../versions/said-of-some';

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
  said: SourceUnit[];
  /** Of a table of severe use: says how another interval changes. */
  isSevere: boolean;
  /** Of a sentence outside any plan. */
  isProse: boolean;
  /** Of a table of marks: its distance is that of services. */
  isMarked: boolean;
  /** The cells of its row, from 0, that say when; none where all of it does. */
  cells: number[];
};

/** Where a draft stands. */
export type Placed = Pick<Draft, 'title' | 'titles' | 'isSevere' | 'isProse'>;

/** What a table is read with: its place, and what its marks mean. */
export type Context = { legend: ReadonlyMap<string, PlanAction>; place: Placed };

/**
 * What a row is about, without marks of notes before it or behind, and for which versions, as it or the title above it says.
 * One that names severe use, or stands below a title among the rows that does, is one of it.
 */
export function aboutRow(row: TableRow, place: Placed) {
  const [cell = ''] = row.cells;
  const item = withoutNoteMarks(cell).replace(/^[*†‡]+\s*(?=\p{L})/u, '');
  const group = row.group ?? '';
  const isSevere = place.isSevere || speaksOfSevere(group) || namesSevere(cell);
  const versions = [...(isVersion(group) ? [group] : []), ...versionsIn(item)];
  return { ...place, item, versions, isSevere, said: [row] };
}

/** What stands in sentences and lists below titles. */
export const inProse = (titles: readonly string[]): Placed => ({
  ...{ title: null, titles, isSevere: isOfSevere(titles), isProse: true },
});

type Due = Pick<Clause, 'action' | 'every' | 'first' | 'severe' | 'isEveryService' | 'version'>;
type About = Placed & Pick<Draft, 'item' | 'said'> & Partial<Draft>;

/** A draft of each work that a clause says, else of those that are told beside it, else of the usual one. */
export function draftsOf(
  { action: own, version, ...due }: Due,
  told: readonly PlanAction[],
  about: About,
): Draft[] {
  const { every, first, severe, isEveryService } = due;
  const said = own ? [own] : told;
  const actions = said.length > 0 ? said : [usualAction(about.item, every)];
  const versions = [...(about.versions ?? []), ...(version === null ? [] : [version])];
  return actions.map((action) => ({
    ...{ atKm: [], isMarked: false, cells: [], every, first, severe, isEveryService },
    ...{ ...about, versions, action, isActionSaid: said.length > 0 },
  }));
}
