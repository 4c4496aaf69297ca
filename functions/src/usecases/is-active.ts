import type { Manuals, RevisionKey } from '../domain/ports';

/** Whether a revision is the one that its owner sees: neither read anew since nor deleted. */
export async function isActive(
  { manuals }: { manuals: Pick<Manuals, 'get'> },
  uid: string,
  { manualId, revision }: RevisionKey,
): Promise<boolean> {
  const manual = await manuals.get(uid, manualId);
  return manual?.activeRevision === revision && manual.status !== 'deleted';
}
