import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentAiClient, documentAiOcr } from '../adapters/documentai/ocr';
import { kindOfFailure } from '../adapters/documentai/failure';
import { withRetries, type TimeLimits } from '../adapters/google-retry';
import { spanishOcr } from '../adapters/local/ocr/spanish-ocr';
import { documentReader } from '../adapters/reader/document-reader';
import { pagePictures } from '../adapters/reader/page-pictures';
import { localCopies } from '../adapters/storage/local-copies';
import { config } from '../config';
import type { Ocr } from '../domain/ocr-ports';
import { log } from '../logger';
import { acceptUpload } from '../usecases/accept-upload';
import { readManual } from '../usecases/read-manual';
import { removeManual } from '../usecases/remove-manual';
import { sweepDeletions } from '../usecases/sweep-deletions';
import { sweepOvertaken } from '../usecases/sweep-overtaken';
import { sweepManuals } from '../usecases/sweep-manuals';
import { sweepUploads } from '../usecases/sweep-uploads';
import { models } from './models';
import { once } from './once';
import { stores } from './stores';

/** The build puts the reader process beside the bundle. */
const READER_ENTRY = join(import.meta.dirname, 'reader.js');

/** Beside the package's description; the smaller of its two models, which reads as well as the larger. */
const languageFolder = (): string => {
  const description = import.meta.resolve('@tesseract.js-data/spa/package.json');
  return join(dirname(fileURLToPath(description)), '4.0.0_best_int');
};

/** Of a request of ten pages: a second whole try fits in. */
const OCR_LIMITS: TimeLimits = { attemptMs: 120_000, overallMs: 240_000 };

/** Embedded in the local suite, whose packages for it are not installed in the cloud; there, Document AI. */
function configuredOcr(): Ocr | undefined {
  const { aiProvider, documentAiProcessor: processor } = config();
  const pictures = pagePictures(READER_ENTRY);
  if (aiProvider === 'local') return spanishOcr(pictures, languageFolder());
  if (processor === '') return undefined;
  return documentAiOcr({
    client: once(() => documentAiClient(processor)),
    processor,
    pictures,
    onRefused: (fields) => log.warn('pages refused by Document AI', fields),
    // What still fails then is thrown, and the queue reads the manual again later.
    retry: (attempt) => withRetries(attempt, { limits: OCR_LIMITS, kindOf: kindOfFailure }),
  });
}

const now = (): Date => new Date();

/** What the background functions do, connected to Firebase. */
export const reading = once(() => {
  const { manuals, deletedManuals, chunks, indexes, documents, revisions } = stores();
  const { recognised, files, queue, places } = stores();
  const warn = (event: string, error: unknown): void => log.error(event, error);
  const sweeping = { places, now, warn };
  const read = readManual({
    manuals,
    files,
    copies: localCopies(files),
    reader: documentReader(READER_ENTRY),
    ocr: configuredOcr(),
    mostOcrPages: config().ocrPagesPerManual,
    recognised,
    embedder: models().embedder,
    chunks,
    indexes,
    documents,
    revisions,
    now,
  });
  const accept = acceptUpload({ manuals, files, queue });
  return {
    acceptUpload: accept,
    readManual: (task: { uid: string; manualId: number; isLastAttempt: boolean }) =>
      read({ ...task, holder: randomUUID() }),
    sweepManuals: sweepManuals({ ...sweeping, manuals, queue }),
    sweepUploads: sweepUploads({
      ...sweeping,
      manuals,
      files,
      acceptUpload: accept,
      removeManual: removeManual({ manuals, revisions, files }),
    }),
    sweepDeletions: sweepDeletions({ ...sweeping, deletedManuals, revisions, files }),
    sweepOvertaken: sweepOvertaken({ ...sweeping, manuals, revisions, recognised }),
  };
});
