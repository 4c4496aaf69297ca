import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { extractiveModel } from '../adapters/local/extractive-model';
import { findersApart } from '../adapters/finders/finders-apart';
import { processorClock } from '../adapters/processor-clock';
import { documentReader } from '../adapters/reader/document-reader';
import { pagePictures } from '../adapters/reader/page-pictures';
import { localCopies } from '../adapters/storage/local-copies';
import { config } from '../config';
import { processorBudget } from '../domain/quotas/processor-budget';
import { FINDERS } from '../domain/finders/finders';
import type { RevisionKey } from '../domain/ports';
import { READER_VERSION } from '../domain/manuals/reader-version';
import { log } from '../logger';
import { acceptUpload } from '../usecases/accept-upload';
import { findStarters } from '../usecases/find-starters';
import { handOverFindings, prepareFindings } from '../usecases/prepare-findings';
import { pointFindings } from '../usecases/point-findings';
import { readManual } from '../usecases/read-manual';
import { rereadManuals } from '../usecases/reread-manuals';
import { removeManual } from '../usecases/remove-manual';
import { sweepDeletions } from '../usecases/sweep-deletions';
import { sweepOvertaken } from '../usecases/sweep-overtaken';
import { sweepManuals } from '../usecases/sweep-manuals';
import { sweepUploads } from '../usecases/sweep-uploads';
import { findingsQueue } from './findings';
import { models, readingModel } from './models';
import { configuredOcr } from './ocr';
import { once } from './once';
import { stores } from './stores';

/** The build puts the reader process beside the bundle. */
const READER_ENTRY = join(import.meta.dirname, 'reader.js');

/** Of the processor, for all questions to begin with of a manual: a fraction of what reading it takes. */
const STARTERS_MS = 2_000;

const now = (): Date => new Date();

/** What the background functions do, connected to Firebase. */
export const reading = once(() => {
  const { manuals, vehicles, deletedManuals, chunks, indexes, documents, findings, revisions } =
    stores();
  const { recognised, files, queue, places, pageAllowance, spending } = stores();
  const warn = (event: string, error: unknown): void => log.error(event, error);
  const sweeping = { places, now, warn };
  const version = { readerVersion: READER_VERSION, isSpendingStopped: spending.isStopped };
  const takeOcrPages = async (uid: string, pages: number): Promise<number> => {
    const granted = await pageAllowance.take(uid, pages);
    if (granted < pages) log.warn('scanned pages used up', { uid, pages, granted });
    return granted;
  };
  const read = readManual({
    ...{ manuals, vehicles },
    files,
    copies: localCopies(files),
    reader: documentReader(READER_ENTRY),
    ocr: configuredOcr(pagePictures(READER_ENTRY)),
    mostOcrPages: config().ocrPages.perManual,
    takeOcrPages,
    recognised,
    embedder: models().embedder,
    chunks,
    indexes,
    documents,
    revisions,
    findStarters: findStarters({
      model: extractiveModel,
      budget: () => processorBudget(STARTERS_MS, processorClock),
      warn,
    }),
    ...version,
    now,
  });
  const handOver = handOverFindings({ manuals, queue: findingsQueue(), warn });
  const prepare = prepareFindings({
    ...{ manuals, documents, findings, finders: FINDERS },
    lookThrough: findersApart(READER_ENTRY, (stack) => log.report('a finder failed', stack)),
    noteGivenUp: (fields) => log.warn('a finder was given up', fields),
  });
  const accept = acceptUpload({ manuals, files, queue });
  return {
    acceptUpload: accept,
    readManual: async (task: { uid: string; manualId: number; isLastAttempt: boolean }) => {
      const outcome = await read({ ...task, holder: randomUUID() });
      if (outcome === 'read') await handOver(task.uid, task.manualId);
      return outcome;
    },
    prepareFindings: async (uid: string, key: RevisionKey) => {
      const outcome = await prepare(uid, key);
      // Where it was prepared before, its second step may be missing: the queue knows what it has had.
      if (readingModel()) await findingsQueue().enqueue(uid, key, 'model');
      return outcome;
    },
    pointFindings: pointFindings({
      ...{ manuals, documents, findings, queue: findingsQueue(), warn },
      model: readingModel,
      isSpendingStopped: spending.isStopped,
      takePages: takeOcrPages,
      onUsage: (fields) => log.info('manual read by a model', fields),
    }),
    sweepManuals: sweepManuals({ ...sweeping, manuals, queue }),
    sweepUploads: sweepUploads({
      ...sweeping,
      manuals,
      files,
      acceptUpload: accept,
      removeManual: removeManual({ manuals, revisions, files }),
    }),
    sweepDeletions: sweepDeletions({ ...sweeping, deletedManuals, revisions, files }),
    sweepOvertaken: sweepOvertaken({ ...sweeping, manuals, revisions }),
    rereadManuals: rereadManuals({ ...sweeping, ...version, manuals, queue }),
  };
});
