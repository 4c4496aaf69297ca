import { collections } from '@contract';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Manuals } from '../../domain/ports';
import type { OwnedManual, Page } from '../../domain/ports/sweeps';
import type { ManualRecord } from '../../domain/ports/records';
import { manualConverter } from './converters';
import { mapPage, ownerOf, pageByMoment, pageByPath } from './pages';

type StoredManual = QueryDocumentSnapshot<ManualRecord>;

/** With its owner. */
const owned = (document: StoredManual): OwnedManual => ({
  uid: ownerOf(document),
  manual: document.data(),
});

/** What the scheduled sweeps and maintainers look for. */
export function manualsOfAllOwners(
  db: Firestore,
): Pick<Manuals, 'listUnchanged' | 'listOvertaken' | 'listOfAllOwners'> {
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

    async *listOfAllOwners() {
      const query = all().withConverter(manualConverter);
      let after: string | null = null;
      do {
        const page: Page<StoredManual> = await pageByPath(query, after);
        yield* page.found.map(owned);
        after = page.next;
      } while (after !== null);
    },
  };
}
