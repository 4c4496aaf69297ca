import type { Due, DueState, Inspection, Plan, PlanItem, Visit } from '@contract';
import { byUrgency, openInspection } from './plan-texts';

/** A visit with its works, a work that stands alone, or the inspection that the law asks for. */
export type Entry = {
  due: Pick<Due, 'state' | 'date' | 'km'>;
  visit: Visit | null;
  items: readonly PlanItem[];
  law: Inspection | null;
};

const alone = (item: PlanItem): Entry => ({
  ...{ due: item.due, visit: null, items: [item], law: null },
});

/** The law knows months only; when it is due nobody knows who does not know that the one before was passed: that one may be. */
const ofLaw = (law: Inspection): Entry => {
  const open = openInspection(law);
  return {
    due: { state: open ? 'unknown' : law.state, date: `${open ?? law.month}-01`, km: null },
    ...{ visit: null, items: [], law },
  };
};

/** Works by the visits that do them and, by its date among them, the inspection by law; an older answer knows no visits. */
export function entriesOf(
  items: readonly PlanItem[],
  visits: Plan['visits'] = [],
  law: Inspection | null = null,
): Entry[] {
  const together = visits.flatMap((visit): Entry[] => {
    const own = items.filter(({ id }) => visit.items.includes(id));
    return own.length > 1 ? [{ due: visit.due, visit, items: own, law: null }] : [];
  });
  const taken = new Set(together.flatMap((entry) => entry.items));
  const others = items.filter((item) => !taken.has(item)).map(alone);
  return [...together, ...others, ...(law ? [ofLaw(law)] : [])].toSorted(byUrgency);
}

/** What comes next is shown at once: as many as are seen at a glance, and whatever is past. */
export const GLANCE = 3;

const isIn = (...states: readonly DueState[]) => {
  const wanted = new Set(states);
  return ({ due }: Entry): boolean => wanted.has(due.state);
};

/** Of what it can be said that nothing of it is due: of all, of the manual's works alone, of nothing. */
export type Clear = 'all' | 'manual' | null;

/** Nobody can say so of what nobody knows. */
function clearOf(unknown: readonly Entry[], entries: readonly Entry[]): Clear {
  const isOfLaw = ({ law }: Entry): boolean => law !== null;
  if (!unknown.every(isOfLaw)) return null;
  return entries.some(isOfLaw) && unknown.length === 0 ? 'all' : 'manual';
}

/** Entries in their order, by where they stand: what is near stands next, and where that is little what comes after it. */
export function partsOf(entries: readonly Entry[]) {
  const near = entries.filter(isIn('now', 'soon'));
  const later = entries.filter(isIn('later'));
  const more = Math.max(0, GLANCE - near.length);
  const unknown = entries.filter(isIn('unknown'));
  return {
    ...{ next: [...near, ...later.slice(0, more)], later: later.slice(more), unknown },
    past: entries.filter(isIn('now')).length,
    clear: near.length > 0 ? null : clearOf(unknown, entries),
  };
}
