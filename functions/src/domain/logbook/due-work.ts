import type { Due, DueWork, Inspection, Plan, PlanItem } from '@contract';
import { byState } from './due';
import { INSPECTION_ID } from './plan';
import { byVisit, isWork, type Group } from './visits';

/** What nobody has written down is no reason to remind anybody. */
const isKnown = ({ basis }: Due): boolean => basis !== 'plan';

/** What only a model pointed at is for its owner to check, and reminds nobody. */
const isSure = ({ said, own }: PlanItem): boolean =>
  own !== null || said.length === 0 || said.some(({ isToCheck }) => !isToCheck);

const isNear = ({ state }: Pick<Due, 'state'>): boolean => state === 'now' || state === 'soon';

/** By law it is due in a month, and by nothing that was driven. */
const ofLaw = ({ name, state, month, last }: Inspection): Omit<DueWork, 'vehicleId'> => ({
  ...{ item: INSPECTION_ID, name, kmLeft: null },
  due: { state, date: `${month}-01`, km: null, by: 'time', basis: last ? 'service' : 'plan' },
});

/** A visit, or the one work that it is of; the first of several leads to it. */
function workOf({ name, due, items }: Group, today: number | null): Omit<DueWork, 'vehicleId'>[] {
  const [first] = items;
  if (!first) return [];
  const kmLeft = due.km === null || today === null ? null : due.km - today;
  const works = items.length;
  const said = works === 1 ? { name: first.item } : { name, works };
  return [{ item: first.id, ...said, due, kmLeft }];
}

/** What of a vehicle's plan is due now or soon, the most urgent first; nothing that its owner hid. */
export function dueWorkOf(
  vehicleId: number,
  { items, odometer, inspection }: Plan,
  firstRegistration: string | null,
): DueWork[] {
  const known = items.filter((one) => isWork(one) && isSure(one) && isKnown(one.due));
  const near = byVisit(known, { perDay: odometer.perDay, firstRegistration })
    .filter(({ due }) => isNear(due))
    .flatMap((group) => workOf(group, odometer.today));
  const law = inspection && isNear(inspection) ? [ofLaw(inspection)] : [];
  return [...near, ...law]
    .map((work) => ({ vehicleId, ...work }))
    .toSorted((one, other) => byState(one.due, other.due));
}
