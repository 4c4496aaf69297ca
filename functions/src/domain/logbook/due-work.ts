import type { Due, DueWork, Inspection, Plan, PlanItem } from '@contract';
import { INSPECTION_ID } from './plan';

/** What nobody has written down is no reason to remind anybody. */
const isKnown = ({ basis }: Due): boolean => basis !== 'plan';

/** What only a model pointed at is for its owner to check, and reminds nobody. */
const isSure = ({ said, own }: PlanItem): boolean =>
  own !== null || said.length === 0 || said.some(({ isToCheck }) => !isToCheck);

const isNear = ({ state }: Pick<Due, 'state'>): boolean => state === 'now' || state === 'soon';

const FAR = '9999';
const byUrgency = ({ due: one }: DueWork, { due: other }: DueWork): number =>
  Number(one.state !== 'now') - Number(other.state !== 'now') ||
  (one.date ?? FAR).localeCompare(other.date ?? FAR);

/** By law it is due in a month, and by nothing that was driven. */
const ofLaw = ({ name, state, month, last }: Inspection): Omit<DueWork, 'vehicleId'> => ({
  ...{ item: INSPECTION_ID, name, kmLeft: null },
  due: { state, date: `${month}-01`, km: null, by: 'time', basis: last ? 'service' : 'plan' },
});

/** What of a vehicle's plan is due now or soon, the most urgent first; nothing that its owner hid. */
export function dueWorkOf(vehicleId: number, { items, odometer, inspection }: Plan): DueWork[] {
  const near = items
    .filter(
      (one) =>
        !one.isHidden &&
        !one.isOfOther &&
        !one.isHabit &&
        isSure(one) &&
        isKnown(one.due) &&
        isNear(one.due),
    )
    .map(({ id, item, due }) => {
      const { km } = due;
      const kmLeft = km === null || odometer.today === null ? null : km - odometer.today;
      return { vehicleId, item: id, name: item, due, kmLeft };
    });
  const law = inspection && isNear(inspection) ? [{ vehicleId, ...ofLaw(inspection) }] : [];
  return [...near, ...law].toSorted(byUrgency);
}
