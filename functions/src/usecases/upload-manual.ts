import { acceptFilename } from '../domain/manuals/filename';
import type { ManualFiles, Manuals, SizeLimit, Vehicles } from '../domain/ports';
import { createManual } from './create-manual';
import type { ManualWithVehicle } from './manual-with-vehicle';
import { storeOriginal } from './store-original';
import type { IncomingFile } from './upload-manual-file';

type Ports = {
  manuals: Pick<Manuals, 'create' | 'get' | 'reserve' | 'delete'>;
  vehicles: Pick<Vehicles, 'get'>;
  files: Pick<ManualFiles, 'store' | 'deleteOriginal' | 'deleteAll'>;
};

type Upload = { vehicleId: number; file: IncomingFile; limit: SizeLimit };

/** Enters a manual and stores its file in one go; leaves nothing behind when the file does not arrive. */
export const uploadManual =
  ({ manuals, vehicles, files }: Ports) =>
  async (uid: string, { vehicleId, file, limit }: Upload): Promise<ManualWithVehicle> => {
    const { filename, type: contentType } = acceptFilename(file.filename);
    const created = await createManual({ manuals, vehicles })(uid, {
      vehicleId,
      originalFilename: filename,
    });
    const { manual, vehicle } = created;
    try {
      await manuals.reserve(uid, manual.id, file.announcedBytes);
      const accepted = { contentType, limit };
      const size = await storeOriginal({ manuals, files })(uid, manual.id, file.content, accepted);
      return { manual: { ...manual, fileSize: size }, vehicle };
    } catch (error) {
      await Promise.allSettled([files.deleteAll(uid, manual.id), manuals.delete(uid, manual.id)]);
      throw error;
    }
  };
