import { originalObject } from '@contract';
import type { ManualFiles, Manuals } from '../domain/ports';
import type { OwnedManual } from '../domain/ports/sweeps';
import type { ManualRecord } from '../domain/ports/records';
import type { UploadedObject } from '../domain/manuals/upload-decision';
import type { UploadOutcome } from './accept-upload';
import type { RemoveManual } from './remove-manual';
import { sweepPages, type SweepPorts } from './sweep-pages';

/** How long a report of a file, or a deletion, may take. */
const GRACE_MS = 30 * 60_000;
/** When nothing can come any more: an upload session lives for a week. */
export const ABANDONED_MS = 8 * 24 * 60 * 60_000;

type Ports = SweepPorts & {
  manuals: Pick<Manuals, 'listUnchanged'>;
  files: Pick<ManualFiles, 'describe'>;
  acceptUpload: (object: UploadedObject & { name: string }) => Promise<UploadOutcome>;
  removeManual: RemoveManual;
};

type UploadsSwept = { accepted: number; deleted: number };

/**
 * Takes note of files whose arrival was never reported, has refused ones deleted that are still there, removes entries
 * whose file never came, and ends deletions that broke off.
 */
export const sweepUploads = (ports: Ports) => async (): Promise<UploadsSwept> => {
  const swept = { accepted: 0, deleted: 0 };
  const ago = (milliseconds: number): Date => new Date(ports.now().getTime() - milliseconds);
  const [before, since] = [ago(GRACE_MS), ago(ABANDONED_MS)];
  const settle = async (left: OwnedManual): Promise<void> => {
    const outcome = await settleOne(ports, left, since);
    if (outcome) swept[outcome] += 1;
  };
  const { listUnchanged } = ports.manuals;
  const failed = 'abandoned upload not settled';
  await sweepPages(ports, {
    name: 'uploads',
    list: (after) => listUnchanged(['pending', 'deleted'], { before }, after),
    settle,
    failed,
  });
  // A file may come to them for as long as an upload session lives.
  await sweepPages(ports, {
    name: 'failed-uploads',
    list: (after) => listUnchanged(['failed'], { since, before }, after),
    settle,
    failed,
  });
  return swept;
};

async function settleOne(
  { files, acceptUpload, removeManual }: Ports,
  { uid, manual }: OwnedManual,
  since: Date,
): Promise<keyof UploadsSwept | null> {
  const isUntouched = (current: ManualRecord): boolean =>
    current.updatedAt.getTime() === manual.updatedAt.getTime();
  const isAbandoned = manual.status === 'pending' && manual.updatedAt < since;
  const file = manual.status === 'deleted' ? null : await files.describe(uid, manual.id);
  if (file) {
    const outcome = await acceptUpload({ ...file, name: originalObject(uid, manual.id) });
    return outcome === 'ignore' ? null : 'accepted';
  }
  if (manual.status !== 'deleted' && !isAbandoned) return null;
  return (await removeManual(uid, manual.id, isUntouched)) ? 'deleted' : null;
}
