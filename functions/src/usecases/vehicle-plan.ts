import type { Plan } from '@contract';
import { dayOf } from '../domain/logbook/days';
import { planOf } from '../domain/logbook/plan';
import { planFinder } from '../domain/plan/plan-finder';
import type { Logbooks } from '../domain/logbook/logbook-ports';
import type { VehicleRecord } from '../domain/ports/records';
import type { vehicleFindings } from './vehicle-findings';

type Ports = {
  findings: ReturnType<typeof vehicleFindings>;
  logbooks: Pick<Logbooks, 'get'>;
  now: () => Date;
};

/** The plan of one of the owner's vehicles. Fails with VEHICLE_NOT_FOUND. */
export const vehiclePlan =
  ({ findings, logbooks, now }: Ports) =>
  async (uid: string, vehicleId: number): Promise<{ vehicle: VehicleRecord; plan: Plan }> => {
    const [{ vehicle, manuals }, logbook] = await Promise.all([
      findings(uid, vehicleId, planFinder),
      logbooks.get(uid, vehicleId),
    ]);
    return { vehicle, plan: planOf(vehicle, manuals, logbook, dayOf(now())) };
  };
