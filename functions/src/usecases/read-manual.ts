import { MAX_MANUAL_BYTES } from '@contract';
import { indexOfChunks } from '../domain/lexical/build-index';
import type { Ocr, RecognisedPages } from '../domain/ocr-ports';
import type {
  Chunks,
  DocumentReader,
  Documents,
  Embedder,
  LexicalIndexes,
  LocalCopies,
  LocalFile,
  ManualFiles,
  Manuals,
  RevisionKey,
} from '../domain/ports';
import { ReadFailure } from '../domain/read-failure';
import {
  COMPLETED,
  FILE_MISSING,
  GAVE_UP,
  PREPARING,
  readingPage,
  unreadableMessage,
} from '../domain/reading-messages';
import { isBusy } from '../domain/manual-status';
import type { ManualRecord } from '../domain/records';
import type { Revisions } from '../domain/revisions';
import { collectPassages, type ReadManual } from './collect-passages';
import { embedChunks, type ChunkStream } from './embed-chunks';
import { limitedTo } from './limit-recognition';
import { withOcr } from './recognise-pages';
import { resumable } from './resume-recognition';
import { storeDocument, type DocumentStream } from './store-document';
import { LeaseLost, takeLease, type Lease } from './reading-lease';

export type ReadingPorts = {
  manuals: Pick<Manuals, 'update'>;
  files: Pick<ManualFiles, 'describe'>;
  copies: LocalCopies;
  reader: DocumentReader;
  /** Absent where no engine is configured: pages that are only images are named then. */
  ocr?: Ocr | undefined;
  /** Of one manual, of those that are only images; pages beyond are named like those that cannot be read. */
  mostOcrPages: number;
  recognised: RecognisedPages;
  embedder: Embedder;
  chunks: Pick<Chunks, 'save' | 'vectorsOf'>;
  indexes: Pick<LexicalIndexes, 'save'>;
  documents: Pick<Documents, 'save'>;
  revisions: Pick<Revisions, 'deleteRevision'>;
  now: () => Date;
};

type Task = {
  uid: string;
  manualId: number;
  /** Unique to this run. */
  holder: string;
  /** Nobody will try again by themselves after this run. */
  isLastAttempt: boolean;
};

/** `nothing`: not to be read now. `stopped`: deleted or taken over meanwhile. */
export type ReadingOutcome = 'read' | 'failed' | 'nothing' | 'stopped';

/** What the file gave, beside its passages. */
type FileFacts = Pick<ManualRecord, 'contentType' | 'fileSize' | 'sha256' | 'pageCount'>;

/** Percent of the work that is done when the pages are read: all but their last passages are stored by then. */
const READ_PERCENT = 95;

/**
 * Reads a manual from its file to what questions search, as its next revision; questions see that one when it is
 * complete, and the one before until then. May be called any number of times, also at once: one worker reads.
 * Files that nobody can read end as `failed`; other failures are thrown, so that the queue tries again.
 */
export const readManual =
  (ports: ReadingPorts) =>
  async ({ uid, manualId, holder, isLastAttempt }: Task): Promise<ReadingOutcome> => {
    const lease = await takeLease(ports, { uid, manualId, holder });
    if (!lease) return 'nothing';
    const key = { manualId, revision: lease.manual.lastRevision };
    try {
      await readRevision(ports, { uid, key, lease });
    } catch (error) {
      return await endBadly(ports, { uid, key, lease, isLastAttempt, error });
    } finally {
      lease.stop();
    }
    return 'read';
  };

type Run = { uid: string; key: RevisionKey; lease: Lease };

async function readRevision(ports: ReadingPorts, run: Run): Promise<void> {
  const { uid, key, lease } = run;
  const stored = await ports.files.describe(uid, key.manualId);
  if (!stored) throw new FileMissing();
  if (stored.size === 0) throw new ReadFailure('EMPTY');
  if (stored.size > MAX_MANUAL_BYTES) throw new ReadFailure('TOO_LARGE');
  const known = await knownVectors(ports, uid, lease.manual);
  const stream = embedChunks(ports, { uid, known });
  const document = storeDocument(ports, { uid, key });
  try {
    const reading = { ...run, stream, document };
    const { facts, ...read } = await ports.copies.use(uid, key.manualId, (file) =>
      readFile(ports, reading, file),
    );
    await complete(ports, reading, { ...read, facts: { ...facts, fileSize: stored.size } });
  } finally {
    await Promise.all([stream.settle(), document.settle()]);
  }
}

type Reading = Run & { stream: ChunkStream; document: DocumentStream };

async function readFile(
  { reader, ocr, mostOcrPages, recognised, now }: ReadingPorts,
  { uid, key, lease, stream, document: pages }: Reading,
  { path, sha256 }: LocalFile,
): Promise<ReadManual & { facts: Omit<FileFacts, 'fileSize'> }> {
  const opened = await reader.open(path);
  const place = { uid, manualId: key.manualId, sha256 };
  const resuming = ocr && limitedTo(mostOcrPages, resumable(ocr, recognised, place));
  const document = resuming ? withOcr(opened, resuming, path) : opened;
  const { type: contentType, pageCount } = document;
  const read = await collectPassages(document, {
    key,
    createdAt: now(),
    onPassages: (chunks) => stream.add(chunks),
    onPage: async (page) => {
      const { place } = page;
      await pages.add(page);
      const percent = (READ_PERCENT * place) / (pageCount ?? place + 1);
      await lease.progress(percent, readingPage(place, pageCount));
    },
  });
  return { ...read, facts: { contentType, pageCount, sha256 } };
}

/**
 * Stores what is left of the passages, and their index; then questions see the revision. What came before it goes while
 * the lease is held: a worker that dies in between leaves the manual in work, and the next one clears up.
 */
async function complete(
  ports: ReadingPorts,
  { uid, key, lease, stream, document }: Reading,
  { chunks, unreadable, facts }: ReadManual & { facts: FileFacts },
): Promise<void> {
  await lease.change({
    status: 'vectorizing',
    processingMessage: PREPARING,
    processingProgress: READ_PERCENT,
  });
  const last = stream.finish();
  const index = indexOfChunks(chunks);
  await last;
  await document.finish();
  await ports.indexes.save(uid, key, index);
  const sentence = unreadableMessage(unreadable);
  await lease.change({ ...facts, activeRevision: key.revision, chunkCount: chunks.length });
  await deleteOlder(ports, uid, key);
  await ports.recognised.deleteOf(uid, key.manualId);
  await lease.finish({
    status: sentence === null ? 'completed' : 'ready',
    processingMessage: sentence ?? COMPLETED,
    processingProgress: 100,
    sweeps: 0,
  });
}

/** Vectors of the revision that questions see, and of one that was begun and broke off: its work is not lost. */
async function knownVectors(
  { chunks, embedder }: ReadingPorts,
  uid: string,
  { id: manualId, activeRevision, lastRevision }: ManualRecord,
): Promise<Map<string, number[]>> {
  const revisions = new Set([activeRevision, lastRevision - 1]);
  const known = new Map<string, number[]>();
  for (const revision of revisions) {
    if (revision === null || revision < 1) continue;
    const vectors = await chunks.vectorsOf(uid, { manualId, revision }, embedder.model);
    for (const [hash, vector] of vectors) known.set(hash, vector);
  }
  return known;
}

class FileMissing extends Error {}

type BadEnd = Run & { isLastAttempt: boolean; error: unknown };

/** Leaves the manual as its owner should find it, and says what the queue should do by returning or throwing. */
async function endBadly(
  ports: ReadingPorts,
  { uid, key, lease, isLastAttempt, error }: BadEnd,
): Promise<ReadingOutcome> {
  if (error instanceof LeaseLost) return await leaveNothing(ports, uid, key);
  const isPermanent = error instanceof ReadFailure || error instanceof FileMissing;
  const sentence =
    error instanceof ReadFailure
      ? error.message
      : error instanceof FileMissing
        ? FILE_MISSING
        : GAVE_UP;
  const failed = {
    status: 'failed',
    processingMessage: sentence,
    processingProgress: 0,
    sweeps: 0,
  } as const;
  const hasEnded = isPermanent || isLastAttempt;
  try {
    // Without a status the manual stays in work: the next attempt takes it up at once.
    await lease.finish(hasEnded ? failed : {});
  } catch (lost) {
    if (!(lost instanceof LeaseLost)) throw error;
    return await leaveNothing(ports, uid, key);
  }
  if (hasEnded) await deleteUnlessActive(ports, uid, key);
  if (!isPermanent) throw error;
  await ports.recognised.deleteOf(uid, key.manualId);
  return 'failed';
}

/**
 * Recognised pages are left to a worker that took the manual over; where nobody will read it again, they go. The right is
 * also lost by a last write that worked although it was reported as failed: then the manual has been read.
 */
async function leaveNothing(
  ports: ReadingPorts,
  uid: string,
  key: RevisionKey,
): Promise<ReadingOutcome> {
  const manual = await deleteUnlessActive(ports, uid, key);
  if (!manual || !isBusy(manual.status)) await ports.recognised.deleteOf(uid, key.manualId);
  return manual?.activeRevision === key.revision ? 'read' : 'stopped';
}

/** Deletes what this run has written, unless questions see it. Returns the manual; null when it is gone. */
async function deleteUnlessActive(
  { manuals, revisions }: ReadingPorts,
  uid: string,
  key: RevisionKey,
): Promise<ManualRecord | null> {
  const manual = await manuals.update(uid, key.manualId, () => null);
  if (manual?.activeRevision === key.revision) return manual;
  await revisions.deleteRevision(uid, key);
  return manual;
}

/**
 * Deletes the revision that was replaced and those that broke off, since whichever: a worker may have died here before.
 * Never later ones, which belong to a worker that has taken this one's place.
 */
async function deleteOlder(
  { revisions }: ReadingPorts,
  uid: string,
  { manualId, revision: last }: RevisionKey,
): Promise<void> {
  for (let revision = 1; revision < last; revision++) {
    await revisions.deleteRevision(uid, { manualId, revision });
  }
}
