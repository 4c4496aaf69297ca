import type { VehicleEdit } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { Vehicles } from '../domain/ports';
import type { VehicleRecord } from '../domain/ports/records';
import { engineNaming } from '../domain/versions/chosen-version';

/** Changes one of the owner's vehicles, or makes it the default one. */
export const updateVehicle =
  ({ vehicles }: { vehicles: Pick<Vehicles, 'update'> }) =>
  async (uid: string, id: number, { version, ...edit }: VehicleEdit): Promise<VehicleRecord> => {
    const vehicle = await vehicles.update(uid, id, (before) => {
      const { engine } = { ...before, ...edit };
      return version ? { ...edit, engine: engineNaming(engine, version) } : edit;
    });
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    return vehicle;
  };
