import { MAX_MANUAL_BYTES } from '@contract';
import { canChange, isBusy } from './manual-status';
import { readFailures } from './read-failure';
import { QUEUED } from './reading-messages';
import type { ManualRecord } from '../ports/records';

/** An object that was written completely, as the storage reports it. */
export type UploadedObject = { size: number; generation: string };

export type UploadDecision =
  /** Known already, or older than what is known: nothing to do. */
  | { kind: 'ignore' }
  /** Known already, but perhaps nobody was told to read it. */
  | { kind: 'enqueue' }
  | { kind: 'accept'; change: Partial<ManualRecord> }
  /** A file that must not stay: the manual says why, or says so already, and the object is deleted. */
  | { kind: 'refuse'; change: Partial<ManualRecord> | null };

/** What an uploaded file means for its manual. Reports come at least once and in any order. */
export function decideUpload(manual: ManualRecord, object: UploadedObject): UploadDecision {
  if (manual.status === 'deleted') return { kind: 'ignore' };
  if (manual.generation !== null && manual.generation !== object.generation) {
    if (BigInt(object.generation) < BigInt(manual.generation)) return { kind: 'ignore' };
  }
  if (manual.generation === object.generation) {
    if (wasRefused(manual)) return { kind: 'refuse', change: null };
    const isWaiting = isBusy(manual.status) && manual.lease === null;
    return { kind: isWaiting ? 'enqueue' : 'ignore' };
  }
  const failure = failureOf(manual, object);
  const seen = {
    generation: object.generation,
    openUpload: null,
    awaitedFingerprint: null,
    lease: null,
    processingProgress: 0,
    sweeps: 0,
  };
  if (failure !== null) {
    const refused = { ...seen, fileSize: 0, processingMessage: failure };
    return { kind: 'refuse', change: { ...refused, status: 'failed' } };
  }
  if (!isBusy(manual.status) && !canChange(manual.status, 'processing')) return { kind: 'ignore' };
  const { size } = object;
  // No other upload can end any more: room that was kept for a larger file is free again.
  const accepted = { ...seen, fileSize: size, reservedBytes: size, processingMessage: QUEUED };
  return { kind: 'accept', change: { ...accepted, status: 'processing' } };
}

/** Only a file that was refused has left no bytes to a manual that knows it. */
const wasRefused = ({ status, fileSize }: ManualRecord): boolean =>
  status === 'failed' && fileSize === 0;

function failureOf({ reservedBytes }: ManualRecord, { size }: UploadedObject): string | null {
  if (size === 0) return readFailures.EMPTY;
  if (size > MAX_MANUAL_BYTES) return readFailures.TOO_LARGE;
  return size > reservedBytes ? readFailures.NOT_AS_ANNOUNCED : null;
}
