import type {
  Beyond,
  ChunkCategory,
  Classification,
  Confidence,
  DataExport,
  Followed,
  FactKind,
  Feedback,
  ManualStatus,
  ManualType,
  OdometerEntry,
  OwnInterval,
  Receipt,
  Service,
  SourceDocument,
  Starter,
  Statement,
} from '@contract';

import type { Block } from '../document/block';

/** Documents as Firestore holds them; moments are `Date`. The API joins and formats, nothing here is derived. */

export type UserRecord = {
  id: string;
  username: string;
  displayName: string;
  email: string;
  preferredLanguage: string;
  onboardingStep: number;
  onboardingCompleted: boolean;
  authMethod: string;
  createdAt: Date;
};

/**
 * Kinds of things whose ids are counted per owner, in the owner's own document. Moves of a manual to another vehicle have
 * none: they are counted so that they collide with each other, and with manuals that are entered.
 */
export type Counted = 'vehicle' | 'manual' | 'move';

export type VehicleRecord = {
  id: number;
  userId: string;
  make: string;
  model: string;
  year: number;
  trim: string | null;
  vin: string | null;
  nickname: string | null;
  engine: string | null;
  /** As its side says, or a manual's table calls it: "205/55 R16". */
  tyreSize: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Year and month: "2021-03". */
  firstRegistration: string | null;
  /** Of the owner's roadside assistance, as it is dialled. */
  assistancePhone: string | null;
  isDefault: boolean;
  createdAt: Date;
};

/** Right of one worker to read a manual; a dead worker's right ends at `expiresAt`. */
export type Lease = { holder: string; expiresAt: Date };

/**
 * The upload session that was opened last for a manual's file, to go on with after a closed tab. Whoever knows `url` can
 * write that file: it is told to its owner's browser and to nobody else.
 */
export type OpenUpload = {
  url: string;
  /** All of what the session was opened for: another file must never be joined to the bytes that it holds. */
  fingerprint: string;
  size: number;
  contentType: ManualType;
  origin: string;
};

/** What a revision has less of than the one before. */
export const worseBy = ['pages', 'text', 'passages', 'tables'] as const;
export type WorseBy = (typeof worseBy)[number];

/** That a manual is, or was, read again because the reader had changed; its owner sees nothing of it. */
export type Rereading = {
  /** The reader's version that it was asked for. */
  version: number;
  /** How often it was handed to the queue for this version. */
  attempts: number;
  /** When a worker took it up for the first time since it was asked for last; null: it waits, however long. */
  begunAt: Date | null;
  askedAt: Date;
  /** Null while it goes on. Else the revision before stays: by what the new one was worse, or it could not be read. */
  ended: WorseBy | 'failed' | null;
};

export type ManualRecord = {
  id: number;
  vehicleId: number;
  originalFilename: string;
  contentType: ManualType | null;
  /** Bytes; 0 until the file is here. */
  fileSize: number;
  /** Room that is kept for a file on its way, in bytes. */
  reservedBytes: number;
  /** Null when there is nothing to go on with. */
  openUpload: OpenUpload | null;
  /** Of the file that it was entered for, until one is there; null where its browser could not tell. */
  awaitedFingerprint: string | null;
  sha256: string | null;
  status: ManualStatus;
  processingMessage: string | null;
  /** Percent. */
  processingProgress: number;
  pageCount: number | null;
  /** Whether the active revision is the bare text of its file: tables may be missing. Its answers are never given without reserve. */
  isTextOnly: boolean;
  chunkCount: number;
  /** Revision that questions see; null until one was completed. */
  activeRevision: number | null;
  /** Last revision that was begun; 0 before the first. */
  lastRevision: number;
  /** Version of the reader that made the active revision; 0 of what was read before there were versions, or never. */
  readerVersion: number;
  /** What the active revision answers for sure, to begin with; none of what was read before there were any. */
  starters: Starter[];
  /** Null when nothing is to be told of it. */
  rereading: Rereading | null;
  /** Generation of the stored object that was, or is being, read: tells a second delivery of the same event. */
  generation: string | null;
  lease: Lease | null;
  /** How often the work was found abandoned and begun again since it was asked for. */
  sweeps: number;
  /** When the right was last taken from a worker, which may be asleep and write what nobody will look for; else null. */
  overtakenAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  lastQueriedAt: Date | null;
  /** When it was last read to the end, or given up. */
  settledAt: Date | null;
};

/** A passage of one manual: what is searched, quoted and cited. It never crosses a page or a heading. */
export type Chunk = {
  /** `{manualId}-{revision}-{n}`, n counted from 0 in reading order. */
  id: string;
  manualId: number;
  revision: number;
  /** Position in reading order, from 0. */
  position: number;
  content: string;
  /** As it is shown: "p. 214", or the section where the format has no pages. */
  pageReference: string;
  /** Physical page from 1; null where the format has no pages. */
  pageNumber: number | null;
  /** Headings above the passage, outermost first. */
  headings: string[];
  category: ChunkCategory;
  /** Character range in the text of its page (or section): slice(start, end) is the content. */
  start: number;
  end: number;
  /** SHA-256 of what is embedded, in hexadecimal; equal hashes share a vector. */
  contentHash: string;
  /** Its structure, with ranges in `content`; absent of what was read before there was any. */
  blocks?: Block[] | undefined;
  /** How many passages right before and after it it cannot be quoted without; absent of what was read before 0066. */
  context?: { before: number; after: number } | undefined;
  /** See `ReadPage`: absent of all others. */
  isCoarse?: true | undefined;
  createdAt: Date;
};

/** A chunk as it is stored, with its vector and the model that made it: vectors of different models never mix. */
export type EmbeddedChunk = Chunk & { embedding: number[]; embeddingModel: string };

export type SearchRecord = {
  id: number;
  query: string;
  /** The question that it went on from; absent of one that stands by itself. */
  followUpOf?: number | undefined;
  /** What it means after that one, as a question of its own; absent where it was read as it was written. */
  understoodAs?: string | undefined;
  vehicleId: number;
  response: string;
  /** Absent of answers that were stored before there were any. */
  statements?: Statement[] | undefined;
  classification: Classification;
  sourceDocuments: SourceDocument[];
  suggestions: SourceDocument[];
  confidence: Confidence;
  /** Only where the manuals were silent about what another place knows. */
  beyond?: Beyond | undefined;
  createdAt: Date;
  /** Since when it is kept for longer than questions are; absent: it is not. */
  savedAt?: Date | undefined;
  /** When Firestore deletes it; absent of what is kept, and where questions stay until their owner deletes them. */
  expireAt?: Date | undefined;
  /** What its owner says of the answer. */
  feedback?: Feedback | undefined;
};

/** What an owner says of one value of a vehicle's manuals. */
export type FactNote = {
  id: string;
  kind: FactKind;
  of: string;
  condition: string;
  /** The value that was checked, in which manual, and the hash of the words that it stood in. */
  check: { manualId: number; value: string; unit: string; hash: string; checkedAt: Date } | null;
  own: { value: string; unit: string } | null;
};

/** All that an owner says of the facts of one vehicle: one document, which goes with it. */
export type FactNotesRecord = { vehicleId: number; notes: FactNote[] };

/** A receipt as it is stored: `key` names its object, and tells it from the one before. */
export type StoredReceipt = Receipt & { key: string };

export type ServiceRecord = Service & { receipt: StoredReceipt | null };

/** What an owner wrote down of one vehicle: one document, which goes with it. */
export type LogbookRecord = {
  vehicleId: number;
  isSevere: boolean;
  /** Until when its owner says that the plan was followed; null: nothing is said. */
  followed: Followed | null;
  /** Tables of the plan that are this vehicle's; none: not said. Older ones name versions, too: the vehicle has them now. */
  chosen: string[];
  /** By the ids of the plan's items. */
  items: Record<string, { isHidden: boolean; own: OwnInterval | null }>;
  /** The newest first, as services. */
  odometer: OdometerEntry[];
  services: ServiceRecord[];
  /** The highest id of an entry or service, so that none is given twice. */
  lastId: number;
};

/** The archive of an owner's data: the one that is being made, or the last. */
export type DataExportRecord = {
  /** Name of its object, which nobody guesses. */
  id: string;
  status: DataExport['status'];
  /** Percent. */
  progress: number;
  /** Bytes; null until it is ready. */
  size: number | null;
  lease: Lease | null;
  /** How often the work was found abandoned and begun again. */
  sweeps: number;
  requestedAt: Date;
  /** Of the last day, this one's among them. */
  requests: Date[];
  /** When the sweep looks at it: work that is still not done was abandoned, and what is done is removed. */
  dueAt: Date;
};

/** An account that was erased, or is being. Outlives it for some days, so that nothing comes back. */
export type ErasureRecord = {
  uid: string;
  requestedAt: Date;
  /** When nothing was left for the first time; null until then. */
  completedAt: Date | null;
};

/** An invitation that somebody sent by its link. */
export type InvitationRecord = {
  name: string;
  email: string;
  message: string | null;
  /** No mail is sent yet: what is registered waits for that. */
  status: 'registered';
  createdAt: Date;
  /** When it was sent last. */
  updatedAt: Date;
};
