import type { Readable } from 'node:stream';
import type { Registration } from './sessions';
import type { Page } from './sweeps';
import type { DataExportRecord, ErasureRecord } from './records';

/** What an owner's data as a whole needs from the outside, beside `index.ts`: taking it along, and erasing it. */

/** What is known of the account of an address. */
export type FoundAccount = {
  uid: string;
  isConfirmed: boolean;
  isDisabled: boolean;
  hasPassword: boolean;
  /** It is in doubt whose password it is, or was until a new one was asked for by mail. */
  wasContested: boolean;
};

/** Accounts at Firebase Authentication as their administrator sees them. One that is gone is as good as changed or deleted. */
export type Accounts = {
  /**
   * Creates an account whose address is not confirmed yet; false where the address has one. Fails with INVALID_REQUEST for
   * a password that Firebase finds too weak, and with UNAVAILABLE for every other refusal.
   */
  create(registration: Registration): Promise<boolean>;
  delete(uid: string): Promise<void>;
  findByEmail(email: string): Promise<FoundAccount | null>;
  /** Remembers that whose password it is must be shown by a new one that is set by mail; or that it was asked for. */
  setContested(uid: string, isContested: boolean): Promise<void>;
  /** Every other way into the account ends with its old password: sessions, tokens and linked providers. */
  replacePassword(
    uid: string,
    replacement: { password: string; displayName?: string | null },
  ): Promise<void>;
};

/** Erased accounts, beside the data of owners: they stay when that goes. */
export type Erasures = {
  /** From now on nobody signs in to this account. Repetitions change nothing. */
  begin(uid: string, at: Date): Promise<void>;
  list(after: string | null): Promise<Page<ErasureRecord>>;
  complete(uid: string, at: Date): Promise<void>;
  forget(uid: string): Promise<void>;
};

/** Everything that is stored of an owner, whatever it is. */
export type OwnerData = {
  /** Deletes `users/{uid}` first, without which nothing new is numbered, and then all documents below it. */
  deleteDocuments(uid: string): Promise<void>;
  deleteFiles(uid: string): Promise<void>;
};

/** The record of an owner's archives. */
export type DataExports = {
  get(uid: string): Promise<DataExportRecord | null>;
  /**
   * Reads, decides and writes in one transaction; null from `decide` leaves it as it is. Returns the record afterwards;
   * null when there is none, or no owner (any more).
   */
  update(
    uid: string,
    decide: (stored: DataExportRecord | null) => DataExportRecord | null,
  ): Promise<DataExportRecord | null>;
  /** Deletes the record in one transaction, if there is one that `mayGo`. */
  delete(uid: string, mayGo: (stored: DataExportRecord) => boolean): Promise<void>;
  /** Of all owners, what the sweep has to look at. */
  listDue(
    now: Date,
    after: string | null,
  ): Promise<Page<{ uid: string; dataExport: DataExportRecord }>>;
};

/** Archives of owners' data in Cloud Storage, below `users/{uid}/exports/`. */
export type ExportFiles = {
  /** Streams an archive into place without buffering it; returns its bytes. What breaks off leaves nothing. */
  store(uid: string, exportId: string, content: Readable): Promise<number>;
  /** An address that gives the archive as an attachment until `expiresAt`, to whoever holds it. */
  link(uid: string, exportId: string, file: { name: string; expiresAt: Date }): Promise<string>;
  delete(uid: string, exportId: string): Promise<void>;
  /** Deletes the owner's archives, all of them or all but one. */
  deleteAll(uid: string, keepId?: string): Promise<void>;
};

/** One file of an archive. Content that is packed already gains nothing from compression. */
export type ArchiveEntry = { name: string; content: Readable; isPacked?: boolean };

/** Packs files into one archive as it is read: one after the other, none of them held whole. */
export type Packer = (entries: AsyncIterable<ArchiveEntry>) => Readable;

/** Hands an owner's work to a background function. At-least-once, as the reading queue. */
export type OwnerQueue = { enqueue(uid: string): Promise<void> };
