import type { DueWork, Plan } from '@contract';
import { dueWorkOf } from '../domain/logbook/due-work';
import type { Logbooks } from '../domain/logbook/logbook-ports';

type Ports = {
  logbooks: Pick<Logbooks, 'list'>;
  plan: (uid: string, vehicleId: number) => Promise<{ plan: Plan }>;
};

/**
 * What is due now or soon in the owner's vehicles. Only of those with kilometres or services: without any, all is counted
 * from the vehicle's first day, and nobody who never wrote anything down is to be reminded of that, or has plans read.
 */
export const listDueWork =
  ({ logbooks, plan }: Ports) =>
  async (uid: string): Promise<DueWork[]> => {
    const kept = (await logbooks.list(uid)).filter(
      ({ odometer, services }) => odometer.length + services.length > 0,
    );
    const work: DueWork[] = [];
    // One after another: a plan may have to be found anew, and that of each vehicle holds a manual in memory.
    for (const { vehicleId } of kept.toSorted((one, other) => one.vehicleId - other.vehicleId)) {
      work.push(...dueWorkOf(vehicleId, (await plan(uid, vehicleId)).plan));
    }
    return work;
  };
