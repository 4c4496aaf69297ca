import { AppError } from '../domain/faults/app-error';
import type { ReceiptFiles } from '../domain/logbook/logbook-ports';
import type { Manuals, Vehicles } from '../domain/ports';
import type { RemoveManual } from './remove-manual';

type Ports = {
  vehicles: Pick<Vehicles, 'get' | 'delete'>;
  manuals: Pick<Manuals, 'list'>;
  receipts: Pick<ReceiptFiles, 'deleteAll'>;
  removeManual: RemoveManual;
};

/** An owner who goes on adding manuals to a vehicle while it is deleted is asked to decide. */
const MAX_ROUNDS = 5;

/**
 * Deletes a vehicle with its receipts and manuals: those that are still its own when their turn comes. The vehicle goes when nothing
 * is on it any more, so that a deletion that breaks off can be asked for again, and no manual is left without a vehicle.
 */
export const deleteVehicle =
  ({ vehicles, manuals, receipts, removeManual }: Ports) =>
  async (uid: string, id: number): Promise<void> => {
    if (!(await vehicles.get(uid, id))) throw new AppError('VEHICLE_NOT_FOUND');
    const isItsOwn = ({ vehicleId }: { vehicleId: number }): boolean => vehicleId === id;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const own = (await manuals.list(uid)).filter(isItsOwn);
      await Promise.all(own.map((manual) => removeManual(uid, manual.id, isItsOwn)));
      await receipts.deleteAll(uid, { vehicleId: id });
      const outcome = await vehicles.delete(uid, id);
      if (outcome === 'missing') throw new AppError('VEHICLE_NOT_FOUND');
      if (outcome === 'in use') continue;
      // What came in between; one that comes later finds no vehicle, and goes by itself.
      return receipts.deleteAll(uid, { vehicleId: id });
    }
    throw new AppError('TRY_AGAIN');
  };
