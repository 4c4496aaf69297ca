import type { Vehicles } from '../domain/ports';
import type { VehicleRecord } from '../domain/records';
import type { SignedIn } from './identify';

/** The console's list: everybody's vehicles for a maintainer, the own ones for everybody else. */
export const listAllVehicles =
  ({ vehicles }: { vehicles: Pick<Vehicles, 'list' | 'listOfAllOwners'> }) =>
  ({ uid, isAdmin }: SignedIn): Promise<VehicleRecord[]> =>
    isAdmin ? vehicles.listOfAllOwners() : vehicles.list(uid);
