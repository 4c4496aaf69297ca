import type { Readable } from 'node:stream';
import type { ReceiptType } from '@contract';
import type { LogbookRecord, ServiceRecord, StoredReceipt } from '../ports/records';

/** A service of one of the owner's vehicles. */
export type ServiceKey = { vehicleId: number; serviceId: number };

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
  /**
   * Gives a service its receipt, and says which one it takes the place of. Fails with VEHICLE_NOT_FOUND or NOT_FOUND where there
   * is no such service (any more), and with STORAGE_FULL where the owner's files leave no room.
   */
  attachReceipt(
    uid: string,
    key: ServiceKey,
    receipt: StoredReceipt,
  ): Promise<{ service: ServiceRecord; replaced: StoredReceipt | null }>;
};

/** Receipts of services in Cloud Storage, below `users/{uid}/receipts/{vehicle}/{service}/`. */
export type ReceiptFiles = {
  store(uid: string, key: ReceiptKey, file: PreparedReceipt): Promise<void>;
  /** Bytes of a receipt; null when there is none (any more). */
  sizeOf(uid: string, key: ReceiptKey): Promise<number | null>;
  read(uid: string, key: ReceiptKey): Readable;
  /** An address that gives it under this name to whoever has it, until `expiresAt`. */
  link(
    uid: string,
    key: ReceiptKey,
    file: { name: string; contentType: ReceiptType; expiresAt: Date },
  ): Promise<string>;
  delete(uid: string, key: ReceiptKey): Promise<void>;
  /** Whatever was stored of a service, or of all services of a vehicle. */
  deleteAll(uid: string, of: { vehicleId: number; serviceId?: number }): Promise<void>;
};

export type ReceiptKey = ServiceKey & Pick<StoredReceipt, 'key'>;

/** As it is kept. */
type PreparedReceipt = { content: Uint8Array; contentType: ReceiptType };

/**
 * Makes of a file what is kept of it: pictures upright, of a size that can be read, without what cameras write into them; PDFs as they are.
 * Fails with RECEIPT_TYPE, RECEIPT_IS_HEIC or RECEIPT_DAMAGED.
 */
export type PrepareReceipt = (content: Buffer) => Promise<PreparedReceipt>;
