import { AppError } from '../domain/app-error';
import type { Manuals, Vehicles } from '../domain/ports';

type Ports = {
  vehicles: Pick<Vehicles, 'get' | 'delete'>;
  manuals: Pick<Manuals, 'list'>;
  deleteManual: (uid: string, id: number) => Promise<void>;
};

/** Deletes a vehicle with its manuals. Manuals go first, so that a deletion that breaks off can be asked for again. */
export const deleteVehicle =
  ({ vehicles, manuals, deleteManual }: Ports) =>
  async (uid: string, id: number): Promise<void> => {
    if (!(await vehicles.get(uid, id))) throw new AppError('VEHICLE_NOT_FOUND');
    const deleteManuals = async () => {
      const own = (await manuals.list(uid)).filter((manual) => manual.vehicleId === id);
      await Promise.all(own.map((manual) => deleteManual(uid, manual.id)));
    };
    await deleteManuals();
    await vehicles.delete(uid, id);
    // A manual may have been created meanwhile; from here on none can be.
    await deleteManuals();
  };
