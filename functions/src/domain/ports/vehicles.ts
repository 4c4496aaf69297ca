import type { VehicleEdit } from '@contract';
import type { VehicleRecord } from './records';

/** What changes of a vehicle, as it is stored. */
export type VehicleChange = Omit<VehicleEdit, 'version'>;

export type Vehicles = {
  list(uid: string): Promise<VehicleRecord[]>;
  /** Vehicles of all owners, by owner, for maintainers: at most `limit`, those after `userId/id`. */
  listOfAllOwners(after: string | undefined, limit: number): Promise<VehicleRecord[]>;
  get(uid: string, id: number): Promise<VehicleRecord | null>;
  /**
   * The first vehicle becomes the default; a new default unsets the previous one in the same transaction. Fails with
   * TOO_MANY_VEHICLES when the garage is full.
   */
  create(
    uid: string,
    vehicle: Omit<VehicleRecord, 'id' | 'userId' | 'createdAt'>,
  ): Promise<VehicleRecord>;
  /** Changes what `change` names, default as in `create`; it may run more than once. Null when there is no such vehicle. */
  update(
    uid: string,
    id: number,
    change: (vehicle: VehicleRecord) => VehicleChange,
  ): Promise<VehicleRecord | null>;
  /**
   * Deletes one that no manual is on, with its logbook. Deleting the default promotes the newest remaining one in the same transaction, and
   * no manual can come to it meanwhile.
   */
  delete(uid: string, id: number): Promise<'deleted' | 'missing' | 'in use'>;
};
