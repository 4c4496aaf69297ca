import { AppError } from '../domain/app-error';
import type { Vehicles } from '../domain/ports';
import type { VehicleRecord } from '../domain/records';

/** Makes one of the owner's vehicles the default one. */
export const makeDefaultVehicle =
  ({ vehicles }: { vehicles: Pick<Vehicles, 'makeDefault'> }) =>
  async (uid: string, id: number): Promise<VehicleRecord> => {
    const vehicle = await vehicles.makeDefault(uid, id);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    return vehicle;
  };
