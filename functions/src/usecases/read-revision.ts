import { MAX_MANUAL_BYTES } from '@contract';
import type { Ocr } from '../domain/ports/ocr';
import type { LocalFile } from '../domain/ports';
import { ReadFailure } from '../domain/manuals/read-failure';
import { readingPage } from '../domain/manuals/reading-messages';
import type { ManualRecord } from '../domain/ports/records';
import { collectPassages } from './collect-passages';
import { completeReading, type FactualManual } from './complete-reading';
import { embedChunks } from './embed-chunks';
import { atMost, limitedBy } from './limit-recognition';
import {
  FileMissing,
  READ_PERCENT,
  type FileFacts,
  type Reading,
  type ReadingPorts,
  type Run,
} from './reading-run';
import { withOcr } from './recognise-pages';
import { recalled, resumable } from './resume-recognition';
import { storeDocument } from './store-document';

/** Reads the file into the run's revision, and has questions see it. Fails with ReadFailure, FileMissing or LeaseLost. */
export async function readRevision(ports: ReadingPorts, run: Run): Promise<void> {
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
    await completeReading(ports, reading, { ...read, facts: { ...facts, fileSize: stored.size } });
  } finally {
    await Promise.all([stream.settle(), document.settle()]);
  }
}

/** OCR that is paid for, as far as today's pages go; what was recognised before is paid for already. */
function recognisingOf(
  { ocr, mostOcrPages, takeOcrPages, recognised }: ReadingPorts,
  { uid, key, lease }: Run,
  sha256: string,
): { ocr: Ocr | undefined; isPostponed: () => boolean } {
  const place = { uid, manualId: key.manualId, sha256 };
  if (!ocr || lease.isRereading) {
    return { ocr: ocr && recalled(ocr, recognised, place), isPostponed: () => false };
  }
  let isPostponed = false;
  const paid = limitedBy(async (pages) => {
    const granted = await takeOcrPages(uid, pages);
    isPostponed ||= granted < pages;
    return granted;
  }, ocr);
  return {
    ocr: limitedBy(atMost(mostOcrPages), resumable(paid, recognised, place)),
    isPostponed: () => isPostponed,
  };
}

async function readFile(
  ports: ReadingPorts,
  reading: Reading,
  { path, sha256 }: LocalFile,
): Promise<Omit<FactualManual, 'facts'> & { facts: Omit<FileFacts, 'fileSize'> }> {
  const { key, lease, stream, document: pages } = reading;
  const opened = await ports.reader.open(path);
  const { ocr, isPostponed } = recognisingOf(ports, reading, sha256);
  const document = ocr ? withOcr(opened, ocr, path) : opened;
  const { type: contentType, pageCount, isTextOnly = false } = document;
  const collecting = collectPassages(document, {
    key,
    createdAt: ports.now(),
    onPassages: (chunks) => stream.add(chunks),
    onPage: async (page) => {
      const { place } = page;
      await pages.add(page);
      const percent = (READ_PERCENT * place) / (pageCount ?? place + 1);
      await lease.progress(percent, readingPage(place, pageCount));
    },
  });
  const read = await collecting.catch((error: unknown) => {
    const isScan = error instanceof ReadFailure && error.code === 'ONLY_IMAGES';
    throw isScan && isPostponed() ? new ReadFailure('OCR_USED_UP') : error;
  });
  const facts = { contentType, pageCount, isTextOnly, sha256 };
  return { ...read, facts, isPostponed: isPostponed() };
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
