import type { FactEdit, FactSheet } from '@contract';
import { editedNotes } from '../domain/facts/notes';
import { factFinder } from '../domain/facts/find-facts';
import { factSheet } from '../domain/facts/sheet';
import type { FactNotes } from '../domain/ports/facts';
import type { vehicleFindings } from './vehicle-findings';
import { engineOf } from '../domain/versions/vehicle-engine';

type Ports = {
  findings: ReturnType<typeof vehicleFindings>;
  factNotes: Pick<FactNotes, 'get' | 'change'>;
  now: () => Date;
};

/** The facts of one of the owner's vehicles. Fails with VEHICLE_NOT_FOUND. */
export const vehicleFacts =
  ({ findings, factNotes }: Ports) =>
  async (uid: string, vehicleId: number): Promise<FactSheet> => {
    const [{ vehicle, manuals }, notes] = await Promise.all([
      findings(uid, vehicleId, factFinder),
      factNotes.get(uid, vehicleId),
    ]);
    return factSheet({ vehicleId, engine: engineOf(vehicle), trim: vehicle.trim, manuals, notes });
  };

/** What the owner says of one of them. Fails with VEHICLE_NOT_FOUND, FACT_NOT_FOUND and TOO_MANY_FACTS. */
export const editVehicleFact =
  ({ findings, factNotes, now }: Ports) =>
  async (uid: string, vehicleId: number, edit: FactEdit): Promise<void> => {
    const { manuals } = await findings(uid, vehicleId, factFinder);
    const found = manuals.flatMap(({ manual: { manualId }, found: facts }) =>
      (facts ?? []).map((fact) => ({ manualId, fact })),
    );
    await factNotes.change(uid, vehicleId, (notes) =>
      editedNotes(notes, edit, { found, now: now() }),
    );
  };
