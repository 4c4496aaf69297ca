import type { ManualRecord, VehicleRecord } from '../domain/ports/records';

/** A manual as it is answered: with its vehicle, which is null while the vehicle is being deleted. */
export type ManualWithVehicle = { manual: ManualRecord; vehicle: VehicleRecord | null };
