import { MAX_MANUAL_BYTES } from '@contract';
import type { LocalFile } from '../domain/ports';
import { ReadFailure } from '../domain/read-failure';
import { readingPage } from '../domain/reading-messages';
import type { ManualRecord } from '../domain/records';
import { collectPassages, type ReadManual } from './collect-passages';
import { completeReading } from './complete-reading';
import { embedChunks } from './embed-chunks';
import { limitedTo } from './limit-recognition';
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

async function readFile(
  { reader, ocr, mostOcrPages, recognised, now }: ReadingPorts,
  { uid, key, lease, stream, document: pages }: Reading,
  { path, sha256 }: LocalFile,
): Promise<ReadManual & { facts: Omit<FileFacts, 'fileSize'> }> {
  const opened = await reader.open(path);
  const place = { uid, manualId: key.manualId, sha256 };
  const recognising =
    ocr &&
    (lease.isRereading
      ? recalled(ocr, recognised, place)
      : limitedTo(mostOcrPages, resumable(ocr, recognised, place)));
  const document = recognising ? withOcr(opened, recognising, path) : opened;
  const { type: contentType, pageCount, isTextOnly = false } = document;
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
  return { ...read, facts: { contentType, pageCount, isTextOnly, sha256 } };
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
