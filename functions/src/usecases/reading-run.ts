import type { Ocr, RecognisedPages } from '../domain/ports/ocr';
import type {
  Chunks,
  DocumentReader,
  Documents,
  Embedder,
  LexicalIndexes,
  LocalCopies,
  ManualFiles,
  Manuals,
  RevisionKey,
  Vehicles,
} from '../domain/ports';
import type { ManualRecord, WorseBy } from '../domain/ports/records';
import type { PageAllowance, Spending } from '../domain/ports/usage';
import type { Revisions } from '../domain/manuals/revisions';
import type { ChunkStream } from './embed-chunks';
import type { FindStarters } from './find-starters';
import type { Lease } from './reading-lease';
import type { DocumentStream } from './store-document';

export type ReadingPorts = {
  manuals: Pick<Manuals, 'update'>;
  vehicles: Pick<Vehicles, 'get'>;
  files: Pick<ManualFiles, 'describe'>;
  copies: LocalCopies;
  reader: DocumentReader;
  /** Absent where no engine is configured: pages that are only images are named then. */
  ocr?: Ocr | undefined;
  /** Of one manual, of those that are only images; pages beyond are named like those that cannot be read. */
  mostOcrPages: number;
  /** How many of so many of them are recognised today, for this owner and for all. */
  takeOcrPages: PageAllowance['take'];
  recognised: RecognisedPages;
  embedder: Embedder;
  chunks: Pick<Chunks, 'save' | 'vectorsOf' | 'sizesOf'>;
  indexes: Pick<LexicalIndexes, 'save'>;
  documents: Pick<Documents, 'save'>;
  revisions: Pick<Revisions, 'deleteRevision'>;
  findStarters: FindStarters;
  /** Of the reader: what an older one read may be read again. */
  readerVersion: number;
  /** Then nothing is read that no owner asked for. */
  isSpendingStopped: Spending['isStopped'];
  now: () => Date;
};

/**
 * `nothing`: not to be read now. `stopped`: deleted or taken over meanwhile. `kept`: read again because the reader had
 * changed, and the revision before is better.
 */
export type ReadingOutcome = 'read' | 'failed' | 'nothing' | 'stopped' | 'kept';

/** One worker's reading of a manual: the revision that it writes, and its right to do so. */
export type Run = { uid: string; key: RevisionKey; lease: Lease };

/** The same while its parts are on their way into the stores. */
export type Reading = Run & { stream: ChunkStream; document: DocumentStream };

/** What the file gave, beside its passages. */
export type FileFacts = Pick<
  ManualRecord,
  'contentType' | 'fileSize' | 'sha256' | 'pageCount' | 'isTextOnly'
>;

/** Percent of the work that is done when the pages are read: all but their last passages are stored by then. */
export const READ_PERCENT = 95;

/** The original is not in the bucket: nobody can read it. */
export class FileMissing extends Error {}

/** What was read again would answer less than what questions see. */
export class NotBetter extends Error {
  constructor(readonly by: WorseBy) {
    super(`the revision before is better: ${by}`);
    this.name = 'NotBetter';
  }
}
