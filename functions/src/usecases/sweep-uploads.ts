import { originalObject } from '@contract';
import type { ManualFiles, Manuals } from '../domain/ports';
import type { ManualRecord } from '../domain/records';
import type { UploadedObject } from '../domain/upload-decision';

/** How long a report of a file, or a deletion, may take. */
const GRACE_MS = 30 * 60_000;
/** When nothing can come any more: an upload session lives for a week. */
export const ABANDONED_MS = 8 * 24 * 60 * 60_000;

type Ports = {
  manuals: Pick<Manuals, 'listLeft'>;
  files: Pick<ManualFiles, 'describe'>;
  acceptUpload: (object: UploadedObject & { name: string }) => Promise<unknown>;
  deleteManual: (uid: string, id: number) => Promise<void>;
  now: () => Date;
  warn: (event: string, error: unknown) => void;
};

export type UploadsSwept = { accepted: number; deleted: number };

/**
 * Takes note of files whose arrival was never reported, removes entries whose file never came, and ends deletions that
 * broke off.
 */
export function sweepUploads(ports: Ports) {
  const { manuals, now, warn } = ports;
  return async (): Promise<UploadsSwept> => {
    const swept = { accepted: 0, deleted: 0 };
    const time = now().getTime();
    for (const left of await manuals.listLeft(new Date(time - GRACE_MS))) {
      try {
        const outcome = await settle(ports, left, time);
        if (outcome) swept[outcome] += 1;
      } catch (error) {
        // One that fails must not keep the others waiting; the next sweep tries again.
        warn('abandoned upload not settled', error);
      }
    }
    return swept;
  };
}

async function settle(
  { files, acceptUpload, deleteManual }: Ports,
  { uid, manual }: { uid: string; manual: ManualRecord },
  time: number,
): Promise<keyof UploadsSwept | null> {
  const isBeingDeleted = manual.status === 'deleted';
  const file = isBeingDeleted ? null : await files.describe(uid, manual.id);
  if (file) {
    await acceptUpload({ ...file, name: originalObject(uid, manual.id) });
    return 'accepted';
  }
  const isAbandoned = manual.updatedAt.getTime() < time - ABANDONED_MS;
  if (!isBeingDeleted && !isAbandoned) return null;
  await deleteManual(uid, manual.id);
  return 'deleted';
}
