import type { Manuals, Vehicles } from '../domain/ports';
import type { ManualWithVehicle } from './manual-with-vehicle';

type Ports = { manuals: Pick<Manuals, 'list'>; vehicles: Pick<Vehicles, 'list'> };

/** The owner's manuals, each with its vehicle. */
export const listManuals =
  ({ manuals, vehicles }: Ports) =>
  async (uid: string): Promise<ManualWithVehicle[]> => {
    const [shelf, garage] = await Promise.all([manuals.list(uid), vehicles.list(uid)]);
    const byId = new Map(garage.map((vehicle) => [vehicle.id, vehicle]));
    return shelf.map((manual) => ({ manual, vehicle: byId.get(manual.vehicleId) ?? null }));
  };
