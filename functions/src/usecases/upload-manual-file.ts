import type { Readable } from 'node:stream';
import { AppError } from '../domain/faults/app-error';
import { acceptFilename } from '../domain/manuals/filename';
import type { ManualFiles, Manuals, Vehicles } from '../domain/ports';
import { checkTakesFile, sizeLimits } from '../domain/manuals/upload-rule';
import type { ManualWithVehicle } from './manual-with-vehicle';
import { storeOriginal } from './store-original';

type Ports = {
  manuals: Pick<Manuals, 'get' | 'reserve'>;
  vehicles: Pick<Vehicles, 'get'>;
  files: Pick<ManualFiles, 'describe' | 'store' | 'deleteOriginal'>;
};

/** `announcedBytes`: how large it is at most. */
export type IncomingFile = { filename: string; content: Readable; announcedBytes: number };

/** Stores the file of a manual that was created before; for another vehicle than its own it is refused. Reading it begins by itself, when the storage reports it. */
export const uploadManualFile =
  ({ manuals, vehicles, files }: Ports) =>
  async (
    uid: string,
    manualId: number,
    file: IncomingFile,
    vehicleId?: number,
  ): Promise<ManualWithVehicle> => {
    const manual = await manuals.get(uid, manualId);
    if (!manual) throw new AppError('MANUAL_NOT_FOUND');
    if (vehicleId !== undefined && vehicleId !== manual.vehicleId) {
      throw new AppError('MANUAL_OF_ANOTHER_VEHICLE');
    }
    const { type: contentType } = acceptFilename(file.filename);
    checkTakesFile(manual, await files.describe(uid, manualId));
    await manuals.reserve(uid, manualId, file.announcedBytes);
    const accepted = { contentType, limit: sizeLimits.manual };
    const size = await storeOriginal({ manuals, files })(uid, manualId, file.content, accepted);
    const vehicle = await vehicles.get(uid, manual.vehicleId);
    return { manual: { ...manual, fileSize: size }, vehicle };
  };
