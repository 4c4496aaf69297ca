import { MAX_LISTED_CHUNKS } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { Chunks, Manuals } from '../domain/ports';
import type { Chunk } from '../domain/ports/records';

type Ports = { manuals: Pick<Manuals, 'get'>; chunks: Pick<Chunks, 'list'> };

/** The first passages of a manual in reading order; none until it was read once. */
export const listManualChunks =
  ({ manuals, chunks }: Ports) =>
  async (uid: string, id: number): Promise<Chunk[]> => {
    const manual = await manuals.get(uid, id);
    if (!manual) throw new AppError('MANUAL_NOT_FOUND');
    if (manual.activeRevision === null) return [];
    return chunks.list(uid, id, manual.activeRevision, MAX_LISTED_CHUNKS);
  };
