import { collections } from '@contract';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Manuals, OwnedManual } from '../../domain/ports';
import type { ManualRecord } from '../../domain/records';
import { manualConverter } from './converters';
import { mapPage, ownerOf, pageByMoment } from './pages';

export type StoredManual = QueryDocumentSnapshot<ManualRecord>;

/** With its owner. */
export const owned = (document: StoredManual): OwnedManual => ({
  uid: ownerOf(document),
  manual: document.data(),
});

/** What the scheduled sweeps look for, among the manuals of all owners. */
export function abandonedManuals(db: Firestore): Pick<Manuals, 'listUnchanged' | 'listOvertaken'> {
  const all = () => db.collectionGroup(collections.manuals);

  return {
    async listUnchanged(statuses, { since, before }, after) {
      const changed = all().where('status', 'in', statuses).where('updatedAt', '<', before);
      const query = since ? changed.where('updatedAt', '>=', since) : changed;
      return mapPage(
        await pageByMoment(query.withConverter(manualConverter), 'updatedAt', after),
        owned,
      );
    },

    async listOvertaken(before, after) {
      const query = all().where('overtakenAt', '<', before).withConverter(manualConverter);
      return mapPage(await pageByMoment(query, 'overtakenAt', after), owned);
    },
  };
}
