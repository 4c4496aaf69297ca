import { AppError } from '../domain/faults/app-error';
import { changeOfEdit, type ManualEdit } from '../domain/manuals/manual-edit';
import type { Manuals, ReadingQueue, Vehicles } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import { turnOf } from '../domain/manuals/reading-turn';
import type { ManualWithVehicle } from './manual-with-vehicle';

type Ports = {
  manuals: Pick<Manuals, 'update'>;
  vehicles: Pick<Vehicles, 'get'>;
  queue: ReadingQueue;
  warn: (event: string, error: unknown) => void;
};

/** Edits a manual. Status `processing` has it read again. */
export const updateManual =
  ({ manuals, vehicles, queue, warn }: Ports) =>
  async (uid: string, id: number, edit: ManualEdit): Promise<ManualWithVehicle> => {
    let change: Partial<ManualRecord> = {};
    const manual = await manuals.update(uid, id, (stored) => {
      change = changeOfEdit(stored, edit);
      return change;
    });
    if (!manual) throw new AppError('MANUAL_NOT_FOUND');
    if (change.status === 'processing') {
      // It is written down that it is to be read: a task that is lost here is made up for by the sweep.
      await queue
        .enqueue(uid, id, turnOf(manual))
        .catch((error: unknown) => warn('reading not queued', error));
    }
    return { manual, vehicle: await vehicles.get(uid, manual.vehicleId) };
  };
