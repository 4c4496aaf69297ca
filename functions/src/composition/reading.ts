import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { documentReader } from '../adapters/reader/document-reader';
import { localCopies } from '../adapters/storage/local-copies';
import { acceptUpload } from '../usecases/accept-upload';
import { readManual } from '../usecases/read-manual';
import { sweepManuals } from '../usecases/sweep-manuals';
import { models } from './models';
import { once } from './once';
import { stores } from './stores';

/** The build puts the reader process beside the bundle. */
const READER_ENTRY = join(import.meta.dirname, 'reader.js');

const now = (): Date => new Date();

/** What the background functions do, connected to Firebase. */
export const reading = once(() => {
  const { manuals, chunks, indexes, files, queue } = stores();
  const read = readManual({
    manuals,
    files,
    copies: localCopies(files),
    reader: documentReader(READER_ENTRY),
    embedder: models().embedder,
    chunks,
    indexes,
    now,
  });
  return {
    acceptUpload: acceptUpload({ manuals, files, queue }),
    readManual: (task: { uid: string; manualId: number; isLastAttempt: boolean }) =>
      read({ ...task, holder: randomUUID() }),
    sweepManuals: sweepManuals({ manuals, queue, now }),
  };
});
