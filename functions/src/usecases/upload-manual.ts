import { acceptFilename } from '../domain/filename';
import type { ManualFiles, Manuals, SizeLimit, Vehicles } from '../domain/ports';
import { createManual } from './create-manual';
import type { ManualWithVehicle } from './manual-with-vehicle';
import type { IncomingFile } from './upload-manual-file';

type Ports = {
  manuals: Pick<Manuals, 'create' | 'reserve' | 'delete'>;
  vehicles: Pick<Vehicles, 'get'>;
  files: Pick<ManualFiles, 'store' | 'deleteAll'>;
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
      const { size } = await files.store(uid, manual.id, file.content, { contentType, limit });
      return { manual: { ...manual, fileSize: size }, vehicle };
    } catch (error) {
      await Promise.allSettled([files.deleteAll(uid, manual.id), manuals.delete(uid, manual.id)]);
      throw error;
    }
  };
