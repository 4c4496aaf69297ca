import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { firestoreChunks } from '../adapters/firestore/chunks';
import { firestoreManuals } from '../adapters/firestore/manuals';
import { hashEmbedder } from '../adapters/local/hash-embedder';
import { documentReader } from '../adapters/reader/document-reader';
import { storageLexicalIndexes } from '../adapters/storage/lexical-indexes';
import { localCopies } from '../adapters/storage/local-copies';
import { storageManualFiles } from '../adapters/storage/manual-files';
import { taskReadingQueue } from '../adapters/tasks/reading-queue';
import { config, REGION } from '../config';
import { acceptUpload } from '../usecases/accept-upload';
import { readManual } from '../usecases/read-manual';
import { sweepManuals } from '../usecases/sweep-manuals';
import { firebase } from './firebase';
import { once } from './once';

/** The build puts the reader process beside the bundle. */
const READER_ENTRY = join(import.meta.dirname, 'reader.js');

const now = (): Date => new Date();

/** What the background functions do, connected to Firebase. */
export const reading = once(() => {
  const { db, bucket, functions } = firebase();
  const manuals = firestoreManuals(db);
  const files = storageManualFiles(bucket, config().uploadGateway);
  const queue = taskReadingQueue(functions, REGION);
  const read = readManual({
    manuals,
    files,
    copies: localCopies(files),
    reader: documentReader(READER_ENTRY),
    embedder: hashEmbedder,
    chunks: firestoreChunks(db),
    indexes: storageLexicalIndexes(bucket),
    now,
  });
  return {
    acceptUpload: acceptUpload({ manuals, files, queue }),
    readManual: (task: { uid: string; manualId: number; isLastAttempt: boolean }) =>
      read({ ...task, holder: randomUUID() }),
    sweepManuals: sweepManuals({ manuals, queue, now }),
  };
});
