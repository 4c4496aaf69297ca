import type { RevisionKey } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import type { Revisions } from '../domain/manuals/revisions';

/**
 * Deletes revisions that no question sees: what was replaced, and what broke off, since whichever; a worker may have died
 * here before. Never later ones than `last`, which belong to a worker that has taken this one's place.
 */
export async function deleteUnseen(
  { revisions }: { revisions: Pick<Revisions, 'deleteRevision'> },
  uid: string,
  { manualId, revision: last }: RevisionKey,
  activeRevision: ManualRecord['activeRevision'],
): Promise<void> {
  for (let revision = 1; revision <= last; revision++) {
    if (revision !== activeRevision) await revisions.deleteRevision(uid, { manualId, revision });
  }
}
