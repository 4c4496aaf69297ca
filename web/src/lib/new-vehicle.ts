import type { NewVehicle } from '@contract';

/** Of these the specification's calls say that there is none. */
const NAMED = ['trim', 'nickname'];

/**
 * What is sent of a new vehicle: of what goes beyond the specification's fields only what its owner has said. The contract's
 * schema has null for what is left out.
 */
export const asNewVehicle = (vehicle: Partial<NewVehicle>): NewVehicle =>
  Object.fromEntries(
    Object.entries(vehicle).filter(([name, said]) => said !== null || NAMED.includes(name)),
  ) as NewVehicle;
