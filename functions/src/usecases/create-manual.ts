import { AppError } from '../domain/app-error';
import { acceptFilename } from '../domain/filename';
import type { Manuals, Vehicles } from '../domain/ports';
import type { ManualWithVehicle } from './manual-with-vehicle';

type Ports = { manuals: Pick<Manuals, 'create'>; vehicles: Pick<Vehicles, 'get'> };

/** Enters a manual whose file is uploaded afterwards. */
export const createManual =
  ({ manuals, vehicles }: Ports) =>
  async (
    uid: string,
    { vehicleId, originalFilename }: { vehicleId: number; originalFilename: string },
  ): Promise<ManualWithVehicle> => {
    const { filename } = acceptFilename(originalFilename);
    const vehicle = await vehicles.get(uid, vehicleId);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    const manual = await manuals.create(uid, { vehicleId, originalFilename: filename });
    return { manual, vehicle };
  };
