import { MAX_LISTED_VEHICLES } from '@contract';
import type { Vehicles } from '../domain/ports';
import type { VehicleRecord } from '../domain/ports/records';
import type { SignedIn } from './identify';

/**
 * The console's list: the caller's own vehicles, which the console needs, and behind them everybody else's for a
 * maintainer, so many at a time. `after` is the last one that was listed.
 */
export const listAllVehicles =
  ({ vehicles }: { vehicles: Pick<Vehicles, 'list' | 'listOfAllOwners'> }) =>
  async ({ uid, isAdmin }: SignedIn, after?: string): Promise<VehicleRecord[]> => {
    const own = after === undefined ? await vehicles.list(uid) : [];
    if (!isAdmin) return own;
    // One owner's vehicles never fill a page: what is left without the own ones is empty at the end only.
    const page = await vehicles.listOfAllOwners(after, MAX_LISTED_VEHICLES);
    return [...own, ...page.filter(({ userId }) => userId !== uid)];
  };
