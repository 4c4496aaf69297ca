import type { Chunks, DeletedManuals, LexicalIndexes, ManualFiles } from '../domain/ports';

/** When no write of a worker is under way any more: a task lasts 30 minutes at most. */
export const LATE_WRITES_MS = 60 * 60_000;

type Ports = {
  deletedManuals: DeletedManuals;
  chunks: Pick<Chunks, 'deleteOf'>;
  indexes: Pick<LexicalIndexes, 'deleteOf'>;
  files: Pick<ManualFiles, 'deleteAll'>;
  now: () => Date;
  warn: (event: string, error: unknown) => void;
};

/**
 * Deletes once more what belongs to manuals that are gone: a worker that died in the middle may have left passages after
 * the deletion. Numbers of manuals are never given again. Returns how many manuals it looked at.
 */
export const sweepDeletions =
  ({ deletedManuals, chunks, indexes, files, now, warn }: Ports) =>
  async (): Promise<number> => {
    const gone = await deletedManuals.list(new Date(now().getTime() - LATE_WRITES_MS));
    for (const { uid, manualId } of gone) {
      try {
        await chunks.deleteOf(uid, manualId);
        await indexes.deleteOf(uid, manualId);
        await files.deleteAll(uid, manualId);
        await deletedManuals.forget(uid, manualId);
      } catch (error) {
        // The others must not wait for this one; the next sweep tries again.
        warn('deletion not swept', error);
      }
    }
    return gone.length;
  };
