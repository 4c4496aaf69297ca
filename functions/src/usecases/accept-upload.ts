import { ownerOfOriginal } from '@contract';
import type { ManualFiles, Manuals, ReadingQueue } from '../domain/ports';
import {
  decideUpload,
  type UploadDecision,
  type UploadedObject,
} from '../domain/manuals/upload-decision';
import { turnOf } from '../domain/manuals/reading-turn';

type Ports = {
  manuals: Pick<Manuals, 'update'>;
  files: Pick<ManualFiles, 'deleteOriginal'>;
  queue: ReadingQueue;
};

/** `foreign`: not the original of a manual. `orphan`: its manual does not exist (any more). */
export type UploadOutcome = UploadDecision['kind'] | 'foreign' | 'orphan';

/**
 * Takes note of an object that was written to the bucket, and has it read when it is the file of a manual. What is written
 * down first is followed by what must come of it, also when the same object is reported again: whoever breaks off in
 * between is finished by the next report, or by the sweep.
 */
export const acceptUpload =
  ({ manuals, files, queue }: Ports) =>
  async (object: UploadedObject & { name: string }): Promise<UploadOutcome> => {
    const owner = ownerOfOriginal(object.name);
    if (!owner) return 'foreign';
    const { uid, manualId } = owner;
    let decision: UploadDecision = { kind: 'ignore' };
    const manual = await manuals.update(uid, manualId, (stored) => {
      decision = decideUpload(stored, object);
      return 'change' in decision ? decision.change : null;
    });
    const { kind } = decision as UploadDecision;
    // Deletion may have emptied the manual's folder before this file came.
    const isOrphan = manual === null || manual.status === 'deleted';
    if (isOrphan || kind === 'refuse') {
      await files.deleteOriginal(uid, manualId, object.generation);
    }
    if (isOrphan) return 'orphan';
    if (kind === 'accept' || kind === 'enqueue') await queue.enqueue(uid, manualId, turnOf(manual));
    return kind;
  };
