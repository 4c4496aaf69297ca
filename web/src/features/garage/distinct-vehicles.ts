import type { Vehicle } from '@contract';

/** However it was written: "seat" and "SEAT" are one make. */
const folded = (words: string): string => words.toLowerCase().split(/\s+/).join(' ');

const kindOf = ({ make, model, year }: Vehicle): string =>
  JSON.stringify([folded(make), folded(model), year]);

/** One vehicle of each make, model and year, in the order of the list; the default one stands for its kind. */
export function distinctVehicles(vehicles: Vehicle[]): Vehicle[] {
  const byKind = new Map<string, Vehicle>();
  for (const vehicle of vehicles) {
    const kind = kindOf(vehicle);
    if (vehicle.isDefault || !byKind.has(kind)) byKind.set(kind, vehicle);
  }
  return [...byKind.values()];
}
