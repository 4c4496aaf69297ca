import type { ManualRecord } from '../ports/records';

type Named = Pick<ManualRecord, 'id' | 'vehicleId' | 'originalFilename'> &
  Partial<Pick<ManualRecord, 'awaitedFingerprint'>>;

/** A manual whose file is still to come. */
export function newManual(named: Named, createdAt: Date): ManualRecord {
  return {
    awaitedFingerprint: null,
    ...named,
    contentType: null,
    fileSize: 0,
    reservedBytes: 0,
    openUpload: null,
    sha256: null,
    status: 'pending',
    processingMessage: null,
    processingProgress: 0,
    pageCount: null,
    isTextOnly: false,
    chunkCount: 0,
    activeRevision: null,
    lastRevision: 0,
    readerVersion: 0,
    starters: [],
    rereading: null,
    generation: null,
    lease: null,
    sweeps: 0,
    overtakenAt: null,
    createdAt,
    updatedAt: createdAt,
    lastQueriedAt: null,
    settledAt: null,
  };
}
