import type { Plan } from '@contract';
import { dayOf } from '../domain/logbook/days';
import { planOf } from '../domain/logbook/plan';
import { ownVersionOf } from '../domain/logbook/own-version';
import { planFinder } from '../domain/plan/plan-finder';
import type { Logbooks } from '../domain/logbook/logbook-ports';
import type { Vehicles } from '../domain/ports';
import type { LogbookRecord, VehicleRecord } from '../domain/ports/records';
import type { vehicleFindings } from './vehicle-findings';

type Ports = {
  findings: ReturnType<typeof vehicleFindings>;
  vehicles: Pick<Vehicles, 'update'>;
  logbooks: Pick<Logbooks, 'get' | 'change'>;
  now: () => Date;
};

/** The plan of one of the owner's vehicles. Fails with VEHICLE_NOT_FOUND. */
export const vehiclePlan =
  ({ findings, now, ...stores }: Ports) =>
  async (uid: string, vehicleId: number): Promise<{ vehicle: VehicleRecord; plan: Plan }> => {
    const [{ vehicle, manuals }, logbook] = await Promise.all([
      findings(uid, vehicleId, planFinder),
      stores.logbooks.get(uid, vehicleId),
    ]);
    const plan = planOf(vehicle, manuals, logbook, dayOf(now()));
    await moveVersion(stores, uid, { vehicle, logbook, choices: plan.choices });
    return { vehicle, plan };
  };

/** A version that an older logbook names goes to the vehicle, by which everything else goes. */
async function moveVersion(
  { vehicles, logbooks }: Pick<Ports, 'vehicles' | 'logbooks'>,
  uid: string,
  { vehicle, logbook, choices }: Kept,
): Promise<void> {
  if (!logbook.chosen.some((name) => choices.versions.includes(name))) return;
  await vehicles.update(uid, vehicle.id, (before) => ({
    engine: ownVersionOf(before, logbook, choices).engine,
  }));
  await logbooks.change(uid, vehicle.id, (before) => {
    const chosen = before.chosen.filter((name) => !choices.versions.includes(name));
    return { logbook: { ...before, chosen }, answer: undefined };
  });
}

type Kept = { vehicle: VehicleRecord; logbook: LogbookRecord; choices: Plan['choices'] };
