import type { DueWork, Plan } from '@contract';
import { dueWorkOf } from '../domain/logbook/due-work';
import type { Logbooks } from '../domain/logbook/logbook-ports';
import type { VehicleRecord } from '../domain/ports/records';

type Planned = { plan: Plan; vehicle: Pick<VehicleRecord, 'firstRegistration'> };
type Ports = {
  logbooks: Pick<Logbooks, 'list'>;
  plan: (uid: string, vehicleId: number) => Promise<Planned>;
  warn: (event: string, error: unknown) => void;
};

/**
 * What is due now or soon in the owner's vehicles. Only of those of which something is written down: without, all is counted
 * from the vehicle's first day, and nobody who never wrote anything down is to be reminded of that, or has plans read. A
 * vehicle whose plan cannot be had is left out: the bell tells of the others.
 */
export const listDueWork =
  ({ logbooks, plan, warn }: Ports) =>
  async (uid: string): Promise<DueWork[]> => {
    const kept = (await logbooks.list(uid)).filter(
      ({ odometer, services, followed }) =>
        followed !== null || odometer.length + services.length > 0,
    );
    const work: DueWork[] = [];
    // One after another: a plan may have to be found anew, and that of each vehicle holds a manual in memory.
    for (const { vehicleId } of kept.toSorted((one, other) => one.vehicleId - other.vehicleId)) {
      const found = await plan(uid, vehicleId).catch((error: unknown) => {
        warn('plan of a vehicle not told', error);
        return null;
      });
      if (!found) continue;
      work.push(...dueWorkOf(vehicleId, found.plan, found.vehicle.firstRegistration));
    }
    return work;
  };
