import type { LogbookRecord } from '../records';

export type Logbooks = {
  /** An empty one where nothing was written down. */
  get(uid: string, vehicleId: number): Promise<LogbookRecord>;
  /** Of all vehicles, for the owner's archive. */
  list(uid: string): Promise<LogbookRecord[]>;
  /**
   * Reads, decides and writes in one transaction; `change` may run more than once and may throw an AppError. Fails with
   * VEHICLE_NOT_FOUND when the vehicle is not there (any more).
   */
  change<Answer>(
    uid: string,
    vehicleId: number,
    change: (logbook: LogbookRecord) => { logbook: LogbookRecord; answer: Answer },
  ): Promise<Answer>;
};
