import type { FactNote, FactNotesRecord } from './records';

/** What owners say of the facts of their vehicles. */
export type FactNotes = {
  get(uid: string, vehicleId: number): Promise<FactNote[]>;
  /** Of all vehicles, for the owner's archive. */
  list(uid: string): Promise<FactNotesRecord[]>;
  /**
   * Reads, decides and writes in one transaction; `change` may run more than once and may throw an AppError. Fails with
   * VEHICLE_NOT_FOUND when the vehicle is not there (any more).
   */
  change(
    uid: string,
    vehicleId: number,
    change: (notes: readonly FactNote[]) => FactNote[],
  ): Promise<void>;
};
