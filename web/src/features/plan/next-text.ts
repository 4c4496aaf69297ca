import type { Inspection, Plan, PlanItem } from '@contract';
import { dayText, kmText, NARROW } from '../../lib/plan-words';
import {
  dueText,
  inspectionText,
  missedText,
  openInspection,
  passedText,
  visitText,
  workText,
} from './plan-texts';
import { entriesOf, type Entry } from './plan-visits';

const isWork = ({ isHidden, isOfOther, isHabit }: PlanItem): boolean =>
  !isHidden && !isOfOther && !isHabit;

/** What is known to fall due by the plan, and by the law where it is asked for, the most urgent first; nothing where nobody can know. */
export const datedEntries = (
  { items, visits }: Pick<Plan, 'items' | 'visits'>,
  law: Inspection | null = null,
): Entry[] =>
  entriesOf(items.filter(isWork), visits, law).filter(({ due }) => due.state !== 'unknown');

/** "Ya tocaban 8 trabajos: ¿se hicieron?"; null where the plan has asked for nothing that nobody noted. */
function missedWorksText({ items }: Pick<Plan, 'items'>): string | null {
  const missed = items.filter((item) => isWork(item) && missedText(item.due) !== null).length;
  if (missed === 0) return null;
  return missed === 1
    ? `Ya tocaba 1${NARROW}trabajo: ¿se hizo?`
    : `Ya tocaban ${missed}${NARROW}trabajos: ¿se hicieron?`;
}

/** What waits for its owner's word: the inspection by law before the works. */
export const openText = (plan: Pick<Plan, 'items' | 'inspection'>): string | null => {
  const { inspection } = plan;
  const open = inspection && openInspection(inspection);
  return inspection && open ? passedText(inspection.name, open) : missedWorksText(plan);
};

/** The inspection or a visit by its name, with how many works it is of; a work by its own. */
export function nextText({ visit, items, law }: Entry): { name: string; when: string } {
  const [first] = items;
  if (law) return { name: law.name, when: inspectionText(law) };
  if (visit) return { name: visit.name, when: `${visitText(visit)} · ${items.length} trabajos` };
  return first ? { name: workText(first), when: dueText(first) } : { name: '', when: '' };
}

/** "62.000 km"; "Unos 62.300 km" where that is estimated, with their day where it cannot be; null where nobody wrote any down. */
export function kmToday({ last, today, perDay }: Plan['odometer']): string | null {
  if (!last || today === null) return null;
  if (perDay === null) return `${kmText(last.km)} el ${dayText(last.date)}`;
  return today === last.km ? kmText(today) : `Unos ${kmText(today)}`;
}
