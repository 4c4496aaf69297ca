import type { Readable } from 'node:stream';
import type { ManualType } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { ManualFiles, Manuals, SizeLimit } from '../domain/ports';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  files: Pick<ManualFiles, 'store' | 'deleteOriginal'>;
};

/**
 * Stores the file of a manual and returns its bytes. Whose manual is deleted while the file travels hears of it, and
 * nothing is left.
 */
export const storeOriginal =
  ({ manuals, files }: Ports) =>
  async (
    uid: string,
    id: number,
    content: Readable,
    accepted: { contentType: ManualType; limit: SizeLimit },
  ): Promise<number> => {
    const { size, generation } = await files.store(uid, id, content, accepted);
    const manual = await manuals.get(uid, id);
    if (manual && manual.status !== 'deleted') return size;
    await files.deleteOriginal(uid, id, generation);
    throw new AppError(manual ? 'MANUAL_BEING_DELETED' : 'MANUAL_NOT_FOUND');
  };
