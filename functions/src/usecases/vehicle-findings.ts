import type { QuotedManual } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { Finder } from '../domain/findings/finder';
import type { Manuals, Vehicles } from '../domain/ports';
import type { ManualRecord, VehicleRecord } from '../domain/ports/records';
import { revisionFindings, type FindingPorts } from './revision-findings';

type Ports = FindingPorts & {
  vehicles: Pick<Vehicles, 'get'>;
  manuals: Pick<Manuals, 'list'>;
};

/** What was found in one manual of a vehicle. */
type ManualFindings<Found> = {
  manual: QuotedManual;
  /** Null where it cannot be told yet: `manual.untold` says why. */
  found: Found[] | null;
};

type VehicleFindings<Found> = {
  vehicle: VehicleRecord;
  /** Those that can be asked, the newest first: where two disagree, both are shown in this order. */
  manuals: ManualFindings<Found>[];
};

/** What a finder finds in the manuals of one of the owner's vehicles. Fails with VEHICLE_NOT_FOUND. */
export const vehicleFindings =
  ({ vehicles, ...ports }: Ports) =>
  async <Found>(
    uid: string,
    vehicleId: number,
    finder: Finder<Found>,
  ): Promise<VehicleFindings<Found>> => {
    const [vehicle, shelf] = await Promise.all([
      vehicles.get(uid, vehicleId),
      ports.manuals.list(uid),
    ]);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    const quoted = shelf
      .filter((manual) => manual.vehicleId === vehicleId && manual.status !== 'deleted')
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .flatMap((manual) => quotedManual(manual) ?? []);
    const found = revisionFindings(ports);
    return {
      vehicle,
      manuals: await Promise.all(
        quoted.map(async (manual) => {
          const { found: own, ...why } = await found(uid, manual, finder);
          return { manual: { ...manual, ...why }, found: own };
        }),
      ),
    };
  };

/** Null of one that cannot be asked (yet). */
const quotedManual = (manual: ManualRecord): QuotedManual | null =>
  manual.activeRevision === null
    ? null
    : {
        manualId: manual.id,
        originalFilename: manual.originalFilename,
        revision: manual.activeRevision,
        hasPages: manual.contentType === 'application/pdf',
      };
