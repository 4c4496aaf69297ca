import type { Due, Plan, PlanItem, Visit } from '@contract';
import { byUrgency } from './plan-texts';

/** A visit with its works, or a work that stands alone. */
export type Entry = { due: Due; visit: Visit | null; items: readonly PlanItem[] };

const alone = (item: PlanItem): Entry => ({ due: item.due, visit: null, items: [item] });

/** Works by the visits that do them, the most urgent first; an older answer knows no visits. */
export function entriesOf(items: readonly PlanItem[], visits: Plan['visits'] = []): Entry[] {
  const together = visits.flatMap((visit): Entry[] => {
    const own = items.filter(({ id }) => visit.items.includes(id));
    return own.length > 1 ? [{ due: visit.due, visit, items: own }] : [];
  });
  const taken = new Set(together.flatMap((entry) => entry.items));
  return [...together, ...items.filter((item) => !taken.has(item)).map(alone)].toSorted(byUrgency);
}
