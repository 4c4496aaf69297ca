import type { ManualFiles, Manuals } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import type { Revisions } from '../domain/manuals/revisions';

type Ports = {
  manuals: Pick<Manuals, 'update' | 'delete'>;
  revisions: Pick<Revisions, 'deleteOf'>;
  files: Pick<ManualFiles, 'deleteAll'>;
};

export type RemoveManual = ReturnType<typeof removeManual>;

/** The manual was moved, or touched, since it was found: it stays. */
class NotMeant extends Error {}

/** Marks a manual: from here on no question finds it, no worker goes on with it, and nobody changes it any more. */
const MARKED: Partial<ManualRecord> = { status: 'deleted', activeRevision: null, lease: null };

/**
 * Deletes a manual with everything that was made of it, if it `isMeant`, which is decided in the transaction that marks
 * it. The record goes last: who asks again after a deletion that broke off finishes it. Deletions at once all do the
 * work; true is for the one that took the record away.
 */
export const removeManual =
  ({ manuals, revisions, files }: Ports) =>
  async (
    uid: string,
    id: number,
    isMeant: (manual: ManualRecord) => boolean = () => true,
  ): Promise<boolean> => {
    const marked = await manuals
      .update(uid, id, (stored) => {
        if (!isMeant(stored)) throw new NotMeant();
        return MARKED;
      })
      .catch((error: unknown) => {
        if (error instanceof NotMeant) return null;
        throw error;
      });
    if (!marked) return false;
    await revisions.deleteOf(uid, id);
    await files.deleteAll(uid, id);
    return manuals.delete(uid, id);
  };
