import type { VehicleRecord } from '../ports/records';

type Vehicle = Pick<VehicleRecord, 'id' | 'isDefault'>;

/** Which vehicles must change so that exactly `id` is the default; those that are right already are left out. */
export function changesForDefault(vehicles: readonly Vehicle[], id: number): Vehicle[] {
  return vehicles
    .filter((vehicle) => vehicle.isDefault !== (vehicle.id === id))
    .map((vehicle) => ({ id: vehicle.id, isDefault: vehicle.id === id }));
}

/** Whether a new vehicle becomes the default: it wants to, or nobody else is. */
export const becomesDefault = (others: readonly Vehicle[], wantsToBe: boolean): boolean =>
  wantsToBe || !others.some((vehicle) => vehicle.isDefault);

/** The vehicle that takes over when the default is gone: the newest. Null when none is left or none is needed. */
export function successor(remaining: readonly Vehicle[]): number | null {
  if (remaining.length === 0 || remaining.some((vehicle) => vehicle.isDefault)) return null;
  return Math.max(...remaining.map((vehicle) => vehicle.id));
}
