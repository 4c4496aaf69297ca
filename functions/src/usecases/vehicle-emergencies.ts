import type { VehicleEmergencies } from '@contract';
import { emergencyFinder } from '../domain/emergencies/emergency-finder';
import { gearboxOf } from '../domain/versions/gearbox';
import { lawsOf } from '../domain/emergencies/law';
import type { vehicleFindings } from './vehicle-findings';

type Ports = { find: ReturnType<typeof vehicleFindings> };

/** What to do in emergencies by a vehicle's manuals, the newest first. Fails with VEHICLE_NOT_FOUND. */
export const listEmergencies =
  ({ find }: Ports) =>
  async (uid: string, vehicleId: number): Promise<VehicleEmergencies> => {
    const { vehicle, manuals } = await find(uid, vehicleId, emergencyFinder);
    const gearbox = gearboxOf(vehicle);
    return {
      manuals: manuals.map(({ manual, found }) => ({ manual, emergencies: found })),
      laws: lawsOf(vehicle.country),
      ...(gearbox && { gearbox }),
    };
  };
