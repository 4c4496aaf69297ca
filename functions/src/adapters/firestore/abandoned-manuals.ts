import { collections, type ManualStatus } from '@contract';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Manuals } from '../../domain/ports';
import type { ManualRecord } from '../../domain/records';
import { isStuck } from '../../domain/stuck-manual';
import { manualConverter } from './converters';

export type StoredManual = QueryDocumentSnapshot<ManualRecord>;

/** With its owner, whom its path names: `users/{uid}/manuals/{id}`. */
export const owned = (document: StoredManual): { uid: string; manual: ManualRecord } => ({
  uid: document.ref.parent.parent?.id ?? '',
  manual: document.data(),
});

/** What the scheduled sweep looks for, among the manuals of all owners. */
export function abandonedManuals(
  db: Firestore,
): Pick<Manuals, 'listStuck' | 'listLeft' | 'listOvertaken'> {
  const all = () => db.collectionGroup(collections.manuals);

  const unchangedSince = async (before: Date, statuses: readonly ManualStatus[]) => {
    const found = await all()
      .where('status', 'in', statuses)
      .where('updatedAt', '<', before)
      .withConverter(manualConverter)
      .get();
    return found.docs.map(owned);
  };

  return {
    async listStuck(before) {
      // A lease ends after the write that took it: nothing that is stuck was changed since.
      const busy = await unchangedSince(before, ['processing', 'vectorizing']);
      return busy.filter(({ manual }) => isStuck(manual, before));
    },

    listLeft: (before) => unchangedSince(before, ['pending', 'deleted']),

    async listOvertaken(before) {
      const query = all().where('overtakenAt', '<', before).withConverter(manualConverter);
      return (await query.get()).docs.map(owned);
    },
  };
}
