import { acceptFilename } from '../domain/manuals/filename';
import type { EnteredFile, Manuals, Vehicles } from '../domain/ports';
import { awaiting } from '../domain/manuals/entered-file';
import type { ManualWithVehicle } from './manual-with-vehicle';

type Ports = { manuals: Pick<Manuals, 'list'>; vehicles: Pick<Vehicles, 'get'> };

/** The manual that waits for this very file; null when there is none. */
export const findWaitingManual =
  ({ manuals, vehicles }: Ports) =>
  async (uid: string, entered: EnteredFile): Promise<ManualWithVehicle | null> => {
    if (entered.fingerprint === undefined) return null;
    const { filename: originalFilename } = acceptFilename(entered.originalFilename);
    const manual = awaiting(await manuals.list(uid), { ...entered, originalFilename });
    return manual ? { manual, vehicle: await vehicles.get(uid, manual.vehicleId) } : null;
  };
