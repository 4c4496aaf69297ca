import { AppError } from '../domain/faults/app-error';
import { acceptFilename } from '../domain/manuals/filename';
import type { EnteredFile, Manuals, Vehicles } from '../domain/ports';
import type { ManualWithVehicle } from './manual-with-vehicle';

type Ports = { manuals: Pick<Manuals, 'create'>; vehicles: Pick<Vehicles, 'get'> };

/** `isNew`: not when it was entered for the same file in the same moment. */
export type CreatedManual = ManualWithVehicle & { isNew: boolean };

/** Enters a manual whose file is uploaded afterwards. */
export const createManual =
  ({ manuals, vehicles }: Ports) =>
  async (uid: string, entered: EnteredFile): Promise<CreatedManual> => {
    const { filename: originalFilename } = acceptFilename(entered.originalFilename);
    const vehicle = await vehicles.get(uid, entered.vehicleId);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    return { ...(await manuals.create(uid, { ...entered, originalFilename })), vehicle };
  };
