import type { Readable, Transform } from 'node:stream';
import type { ErrorCode, ManualStatus, ManualType } from '@contract';
import type { DocumentPage } from '../document/document-page';
import type { ReadDocument } from '../document/read-page';
import type { DraftQuotation, Place } from './draft-quotation';
import type {
  Chunk,
  EmbeddedChunk,
  InvitationRecord,
  ManualRecord,
  SearchRecord,
  UserRecord,
} from './records';
import type { SearchFilter } from './stored-searches';
import type { OwnedManual, Page } from './sweeps';

export type { ReadingQueue } from './reading-queue';
export type { VehicleChange, Vehicles } from './vehicles';

/**
 * What the rules need from the outside. Each port has adapters in `adapters/`; use cases take only the ones they name.
 * Everything of an owner takes the uid first: no query can leave `users/{uid}`.
 */

export type Users = {
  get(uid: string): Promise<UserRecord | null>;
  /** Creates the owner at the first sign-in, refreshes e-mail and provider afterwards. ACCOUNT_BEING_ERASED for erased ones. */
  signIn(
    user: Pick<UserRecord, 'id' | 'email' | 'displayName' | 'authMethod'>,
  ): Promise<UserRecord>;
  /**
   * Reads the owner, decides and writes the fields that `decide` names in one transaction; it may run more than once.
   * Returns the owner afterwards, null when there is none.
   */
  update(
    uid: string,
    decide: (user: UserRecord) => Partial<UserRecord>,
  ): Promise<UserRecord | null>;
};

/** A file as it is entered; without a fingerprint nobody can tell it from another one. */
export type EnteredFile = {
  vehicleId: number;
  originalFilename: string;
  fingerprint?: string | undefined;
};

export type Manuals = {
  list(uid: string): Promise<ManualRecord[]>;
  get(uid: string, id: number): Promise<ManualRecord | null>;
  /**
   * Enters a manual, or finds the one that waits for this very file (`awaiting`), in one transaction. Fails with
   * VEHICLE_NOT_FOUND when the vehicle is not there (any more), TOO_MANY_MANUALS when it has enough.
   */
  create(uid: string, entered: EnteredFile): Promise<{ manual: ManualRecord; isNew: boolean }>;
  /**
   * Reads the manual, decides and writes in one transaction. `decide` returns the change, or null to leave it as it is;
   * it may run more than once and may throw an AppError to refuse. Returns the manual afterwards, null when it is gone.
   * `settledAt`, and `updatedAt` where the change has none, are set by the adapter. Moving it to another vehicle fails as `create` does.
   */
  update(
    uid: string,
    id: number,
    decide: (manual: ManualRecord) => Partial<ManualRecord> | null,
  ): Promise<ManualRecord | null>;
  /**
   * Keeps room for a file of at most `bytes` before it travels, beside what was kept for a larger one. Fails with
   * STORAGE_FULL when there is not so much, and where the manual waits for none (any more) with MANUAL_NOT_FOUND,
   * MANUAL_BEING_DELETED or MANUAL_HAS_FILE.
   */
  reserve(uid: string, id: number, bytes: number): Promise<void>;
  /** Deletes the record, and leaves word of it: see `DeletedManuals` in `sweeps.ts`. False when there was none. */
  delete(uid: string, id: number): Promise<boolean>;
  /** Manuals of all owners that have one of these statuses and were last changed in this time; the longest ago first. */
  listUnchanged(
    statuses: readonly ManualStatus[],
    time: { since?: Date; before: Date },
    after: string | null,
  ): Promise<Page<OwnedManual>>;
  /** Manuals of all owners whose worker was overtaken before `before`, and not looked after since. */
  listOvertaken(before: Date, after: string | null): Promise<Page<OwnedManual>>;
  /** Manuals of all owners, one by one, for maintainers. */
  listOfAllOwners(): AsyncIterable<OwnedManual>;
};

/** How large a file may be, and the code with which a larger one is refused. */
export type SizeLimit = { maxBytes: number; tooLarge: ErrorCode };

export type StoredFile = { size: number; generation: string; contentType: string | null };

/** Files of manuals in Cloud Storage, below `users/{uid}/manuals/{id}/`. */
export type ManualFiles = {
  /**
   * Opens a resumable upload for `users/{uid}/manuals/{id}/original` of exactly `size` bytes, for pages of `origin`.
   * A file that is in place is never overwritten.
   */
  openUploadSession(
    uid: string,
    manualId: number,
    file: { size: number; contentType: ManualType; origin: string },
  ): Promise<string>;
  /**
   * Streams a file into place without buffering it. Fails, leaving nothing, with the limit's code beyond it,
   * EMPTY_FILE for nothing and MANUAL_HAS_FILE when a file is in place.
   */
  store(
    uid: string,
    manualId: number,
    content: Readable,
    file: { contentType: ManualType; limit: SizeLimit },
  ): Promise<StoredFile>;
  /** The original as it is stored now; null when there is none. */
  describe(uid: string, manualId: number): Promise<StoredFile | null>;
  /** The original's bytes, to be read once. */
  read(uid: string, manualId: number): Readable;
  /** Copies the original to a local path. */
  download(uid: string, manualId: number, toPath: string): Promise<void>;
  /** Deletes the original if it is still this generation of it. */
  deleteOriginal(uid: string, manualId: number, generation: string): Promise<void>;
  /** Deletes everything of the manual: original, indexes, documents and pictures of its pages. */
  deleteAll(uid: string, manualId: number): Promise<void>;
};

/** A copy of a manual's original on the local disk, for as long as `work` takes. */
export type LocalFile = { path: string; sha256: string };
export type LocalCopies = {
  /** Fails with what `work` fails with; the copy is removed in any case. */
  use<Result>(
    uid: string,
    manualId: number,
    work: (file: LocalFile) => Promise<Result>,
  ): Promise<Result>;
};

/** A passage as far as revisions are compared: where it stands, and how much it says. */
export type PassageSize = { pageNumber: number | null; characters: number };

export type Chunks = {
  /** Writes chunks, over those with the same ids; in batches within Firestore's limits. */
  save(uid: string, chunks: readonly EmbeddedChunk[]): Promise<void>;
  /** The first `limit` chunks of a revision in reading order. */
  list(uid: string, manualId: number, revision: number, limit: number): Promise<Chunk[]>;
  /** The chunks with these ids, in this order; missing ones are left out. */
  get(uid: string, ids: readonly string[]): Promise<Chunk[]>;
  /**
   * Nearest by cosine among the given revisions, the nearest first. `distance` is 1 - cosine. Vectors of another model
   * than the one that made `vector` are not seen; a vector of other dimensions than the index has is refused.
   */
  nearest(
    uid: string,
    revisions: readonly RevisionKey[],
    vector: ModelVector,
    limit: number,
  ): Promise<{ id: string; distance: number }[]>;
  /** The model that made the vectors of a revision: one embeds all of it. Null when it has no chunks. */
  modelOf(uid: string, revision: RevisionKey): Promise<string | null>;
  /** Vectors of a revision by content hash, so that unchanged passages are not embedded again. */
  vectorsOf(uid: string, revision: RevisionKey, model: string): Promise<Map<string, number[]>>;
  /** How much each passage of a revision says, in no order. */
  sizesOf(uid: string, revision: RevisionKey): Promise<PassageSize[]>;
  /** Deletes all chunks of the manual. */
  deleteOf(uid: string, manualId: number): Promise<void>;
  /** Deletes one revision and nothing else: safe while another one is being written. */
  deleteRevision(uid: string, revision: RevisionKey): Promise<void>;
};

/** A vector with the model that made it. */
type ModelVector = { model: string; values: readonly number[] };
export type RevisionKey = { manualId: number; revision: number };

/** One compact lexical index per revision of a manual, made by `domain/search`. */
export type LexicalIndexes = {
  save(uid: string, key: RevisionKey, index: Uint8Array): Promise<void>;
  /** Null when there is none (any more). */
  load(uid: string, key: RevisionKey): Promise<Uint8Array | null>;
  deleteOf(uid: string, manualId: number): Promise<void>;
  deleteRevision(uid: string, key: RevisionKey): Promise<void>;
};

/** Documents of revisions, page by page: their text with its structure, and where that stands. */
export type Documents = {
  /** Stores a window of pages, whole (see `PAGES_PER_WINDOW`); over the one that is there. */
  save(uid: string, key: RevisionKey, pages: readonly DocumentPage[]): Promise<void>;
  /** A page by its position, from 1; null when there is none (any more). */
  load(uid: string, key: RevisionKey, place: number): Promise<DocumentPage | null>;
  deleteOf(uid: string, manualId: number): Promise<void>;
  deleteRevision(uid: string, key: RevisionKey): Promise<void>;
};

export type Embedder = {
  /** Recorded with every vector; vectors of different models never mix. */
  model: string;
  dimensions: number;
  /** One vector of length 1 per text, in order. `purpose` says which side of a search the texts are on. */
  embed(texts: readonly string[], purpose: 'document' | 'query'): Promise<number[][]>;
};

/**
 * Opens a file of any supported type, judged by its content. Fails with ReadFailure (see `domain/manuals/read-failure.ts`)
 * for files that nobody can read; a page that cannot be read is reported by `unreadable` instead.
 */
export type DocumentReader = { open(path: string): Promise<ReadDocument> };

/** A file that is kept for as long as something works on it; `through` may refuse it. */
export type TemporaryFiles = {
  use<Result>(
    content: Readable,
    through: Transform,
    work: (path: string) => Promise<Result>,
  ): Promise<Result>;
};

export type NewSearch = Omit<SearchRecord, 'id' | 'createdAt' | 'expireAt'>;

/** Questions whose time is over are not there, whether Firestore has deleted them or not (`search-expiry.ts`). */
export type Searches = {
  /** Stores a question with its answer under the owner's next search id, and when the manuals that it cites were asked. */
  save(uid: string, search: NewSearch): Promise<SearchRecord>;
  get(uid: string, id: number): Promise<SearchRecord | null>;
  /** The newest first. */
  list(uid: string, limit: number, filter?: SearchFilter): Promise<SearchRecord[]>;
  /** All of them, the oldest first, without holding them all. */
  all(uid: string): AsyncIterable<SearchRecord>;
  /** False when there was no such question. Numbers are never given again. */
  delete(uid: string, id: number): Promise<boolean>;
  deleteAll(uid: string, options?: { keepSaved: boolean }): Promise<void>;
};

/** An excerpt that was found for a question, the best first. */
export type Excerpt = { chunk: Chunk; documentSource: string; score: number };

/** An answer before its citations are checked: `citations` are positions in the excerpts that were given, from 1. */
export type DraftAnswer = {
  found: boolean;
  /** Where nothing is found: positions of the excerpts that come nearest, the best first, where the model can tell. */
  nearest?: readonly number[];
  /** Each statement with what it cites. */
  statements: {
    text: string;
    citations: Place[];
    /** The same where rows of a table, or a list, are quoted to the letter. */
    quoted?: DraftQuotation;
  }[];
  /** Whether the model itself sees something against it: confidence is not high then. */
  isDoubtful?: boolean;
  /** Whether each of the model's own sentences is borne out, word by word, by what it points at. */
  isProven?: boolean;
  /** Questions in the question that are not answered, as they were asked. */
  unanswered?: readonly string[];
  /** Something that answers could not be quoted, and is not in `statements`. */
  isIncomplete?: boolean;
  /** How likely it is, 0 to 1, that the first statement is what was asked for, where the model can tell. */
  certainty?: number;
  /** Whether the first two statements say different figures of the same thing. */
  isContradicted?: boolean;
  /** Whether the model sees that a mistake could hurt people, also where the question does not show it. */
  isSafetyCritical?: boolean;
  /** What it cites, where that is not what was given: something was searched once more. */
  excerpts?: readonly Excerpt[];
  /** The filters of the model's provider stopped it: nothing of it says what the manuals say. */
  isBlocked?: boolean;
};

/** Invitations that were sent, one per name. They belong to nobody: who sends one has no account. */
export type Invitations = {
  /** Writes what `decide` makes of the stored one (null: none yet), in one transaction; it may run more than once. */
  save(
    name: string,
    decide: (stored: InvitationRecord | null) => InvitationRecord,
  ): Promise<InvitationRecord>;
};
