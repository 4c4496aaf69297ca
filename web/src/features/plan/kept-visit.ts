import type { PlanItem, Service } from '@contract';
import { typedKm } from './plan-texts';

/** A service that was written down without its works, and those that the plan asks for at its kilometres. */
export type KeptVisit = { service: Service; works: readonly PlanItem[] };

/** A workshop does the service of the 60.000 a little before or after them. */
const NEAR_KM = 1500;

/** "Revisión de los 60.000". */
const namesKm = (what: string, km: number): boolean =>
  (what.match(/\d[\d.\s]*/g) ?? []).some((typed) => typedKm(typed) === km);

const isAt = ({ km, what }: Service, asked: number): boolean =>
  (km !== null && Math.abs(km - asked) <= NEAR_KM) || namesKm(what, asked);

/** Of works of which nobody knows whether they were done: the newest visit that may have done them, holds none so far, and of which nobody has said that it did not. */
export function keptVisit(
  items: readonly PlanItem[],
  services: readonly Service[],
): KeptVisit | null {
  const open = items.filter(({ due, last }) => due.state === 'unknown' && last === null);
  for (const service of services.filter(({ items: held }) => held.length === 0)) {
    const isAsked = ({ id, due }: PlanItem): boolean =>
      due.km !== null && isAt(service, due.km) && !service.notDone?.includes(id);
    const works = open.filter(isAsked);
    if (works.length > 0) return { service, works };
  }
  return null;
}
