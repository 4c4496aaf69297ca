import { whatIsWorse } from '../domain/manuals/compare-revisions';
import { indexOfChunks } from '../domain/search/build-index';
import { otherMake } from '../domain/manuals/other-make';
import type { Chunk, ManualRecord } from '../domain/ports/records';
import {
  COMPLETED,
  otherMakeMessage,
  PREPARING,
  unreadableMessage,
} from '../domain/manuals/reading-messages';
import type { ReadManual } from './collect-passages';
import { deleteUnseen } from './delete-unseen';
import {
  NotBetter,
  READ_PERCENT,
  type FileFacts,
  type Reading,
  type ReadingPorts,
} from './reading-run';

export type FactualManual = ReadManual & {
  facts: FileFacts;
  /** Pages that are only images were left for another day: no more of them are recognised today. */
  isPostponed: boolean;
};

/**
 * Stores what is left of the passages, and their index; then questions see the revision. What came before it goes while
 * the lease is held: a worker that dies in between leaves the manual in work, and the next one clears up. Fails with
 * NotBetter, before anything is seen, where nobody asked for the reading and the revision before would answer more.
 */
export async function completeReading(
  ports: ReadingPorts,
  { uid, key, lease, stream, document }: Reading,
  read: FactualManual,
): Promise<void> {
  const { chunks, facts } = read;
  await lease.show({
    status: 'vectorizing',
    processingMessage: PREPARING,
    processingProgress: READ_PERCENT,
  });
  if (lease.isRereading) await refuseWorse(ports, uid, lease.manual, read);
  const last = stream.finish();
  const index = indexOfChunks(chunks);
  const { originalFilename: documentSource } = lease.manual;
  const manual = { ...key, documentSource, chunkCount: chunks.length };
  // None is answered for sure.
  const starters = facts.isTextOnly ? [] : await ports.findStarters(uid, { manual, chunks, index });
  await last;
  await document.finish();
  await ports.indexes.save(uid, key, index);
  await lease.change({
    ...facts,
    activeRevision: key.revision,
    readerVersion: ports.readerVersion,
    chunkCount: chunks.length,
    starters,
  });
  await deleteUnseen(ports, uid, key, key.revision);
  if (!lease.isRereading) await settleRecognised(ports, uid, key.manualId, read);
  const end = lease.isRereading
    ? {}
    : endOf(read, await otherMakeIn(ports, uid, lease.manual, chunks));
  await lease.finish({ rereading: null, ...end });
}

/** What its owner is told. Not of a reading that nobody asked for: what was said stays. */
function endOf(
  { unreadable, facts, isPostponed }: FactualManual,
  ofOther: string | null,
): Partial<ManualRecord> {
  const unread = unreadableMessage(unreadable, { ...facts, isPostponed });
  const sentences = [ofOther, unread].filter((sentence) => sentence !== null);
  return {
    status: sentences.length === 0 ? 'completed' : 'ready',
    processingMessage: sentences.join(' ') || COMPLETED,
    processingProgress: 100,
    sweeps: 0,
  };
}

/** Says so before anything of a manual of another car is taken for the vehicle's. */
async function otherMakeIn(
  { vehicles }: ReadingPorts,
  uid: string,
  { vehicleId }: ManualRecord,
  chunks: readonly Chunk[],
): Promise<string | null> {
  const vehicle = await vehicles.get(uid, vehicleId);
  const other = vehicle && otherMake(chunks, vehicle);
  return vehicle && other ? otherMakeMessage(other, vehicle) : null;
}

async function refuseWorse(
  { chunks: store }: ReadingPorts,
  uid: string,
  { id: manualId, activeRevision: revision, isTextOnly }: ManualRecord,
  { chunks, unreadable, facts }: FactualManual,
): Promise<void> {
  if (revision === null) return;
  if (facts.isTextOnly && !isTextOnly) throw new NotBetter('tables');
  const before = await store.sizesOf(uid, { manualId, revision });
  const passages = chunks.map(({ pageNumber, content }) => ({
    pageNumber,
    characters: content.length,
  }));
  const named = [...unreadable.image, ...unreadable.damaged];
  const worse = whatIsWorse({ passages: before }, { passages, unreadable: named });
  if (worse) throw new NotBetter(worse);
}

async function settleRecognised(
  { ocr, recognised }: ReadingPorts,
  uid: string,
  manualId: number,
  { unreadable, facts: { sha256 } }: FactualManual,
): Promise<void> {
  if (!ocr || sha256 === null) return;
  await recognised.settle(uid, manualId, { sha256, engine: ocr.engine }, unreadable.image);
}
