import { acceptFilename } from '../domain/filename';
import type { Manuals, Vehicles } from '../domain/ports';
import { isWaiting } from '../domain/upload-rule';
import type { ManualWithVehicle } from './manual-with-vehicle';

type Ports = { manuals: Pick<Manuals, 'list'>; vehicles: Pick<Vehicles, 'get'> };

export type EnteredManual = {
  vehicleId: number;
  originalFilename: string;
  fingerprint?: string | undefined;
};

/** The manual that waits for this very file, whose upload broke off; null when there is none. */
export const findWaitingManual =
  ({ manuals, vehicles }: Ports) =>
  async (
    uid: string,
    { vehicleId, originalFilename, fingerprint }: EnteredManual,
  ): Promise<ManualWithVehicle | null> => {
    if (fingerprint === undefined) return null;
    const { filename } = acceptFilename(originalFilename);
    const manual = (await manuals.list(uid)).find(
      (known) =>
        known.vehicleId === vehicleId &&
        known.originalFilename === filename &&
        known.openUpload?.fingerprint === fingerprint &&
        isWaiting(known),
    );
    return manual ? { manual, vehicle: await vehicles.get(uid, vehicleId) } : null;
  };
