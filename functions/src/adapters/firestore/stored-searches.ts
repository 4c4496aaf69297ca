import { collections, userPath } from '@contract';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { StoredSearches } from '../../domain/stored-search-ports';
import { kept, savedOf, searchConverter } from './search-converter';
import { inTransaction } from './transaction';

/** Answers may have 50 kB each. */
const PAGE = 100;

/** Answers that were given, in `users/{uid}/searches/{id}`. */
export function firestoreStoredSearches(db: Firestore): StoredSearches {
  const collection = (uid: string) => db.collection(`${userPath(uid)}/${collections.searches}`);
  const history = (uid: string) => collection(uid).withConverter(searchConverter);
  return {
    async count(uid) {
      const [total, saved] = await Promise.all([
        collection(uid).count().get(),
        savedOf(collection(uid)).count().get(),
      ]);
      return { total: total.data().count, saved: saved.data().count };
    },

    keep: (uid, id, savedAt) =>
      inTransaction(db, async (transaction) => {
        const document = history(uid).doc(String(id));
        const record = (await transaction.get(document)).data();
        if (!record) return false;
        // Pressed twice, it is kept since the first time.
        const isSo = Boolean(record.savedAt) === (savedAt !== null);
        if (!isSo) transaction.update(collection(uid).doc(String(id)), kept(record, savedAt));
        return true;
      }),

    rate: (uid, id, feedback) =>
      inTransaction(db, async (transaction) => {
        const record = (await transaction.get(history(uid).doc(String(id)))).data();
        if (!record) return false;
        const change = { feedback: feedback ?? FieldValue.delete() };
        transaction.update(collection(uid).doc(String(id)), change);
        return { before: record.feedback ?? null };
      }),

    async *usableFeedback() {
      const usable = db
        .collectionGroup(collections.searches)
        .where('feedback.mayBeUsed', '==', true)
        .withConverter(searchConverter);
      let page = usable.orderBy('__name__').limit(PAGE);
      for (;;) {
        const { docs } = await page.get();
        for (const document of docs) {
          yield { uid: document.ref.parent.parent?.id ?? '', search: document.data() };
        }
        const last = docs.at(-1);
        if (!last || docs.length < PAGE) return;
        page = usable.orderBy('__name__').startAfter(last).limit(PAGE);
      }
    },
  };
}
