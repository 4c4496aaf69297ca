import { collections, userPath } from '@contract';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { isExpired, type Retention } from '../../domain/history/search-expiry';
import type { StoredSearches } from '../../domain/ports/stored-searches';
import { ownerOf } from './pages';
import { kept, savedOf, searchConverter } from './search-converter';
import { inTransaction } from './transaction';

/** Answers may have 50 kB each. */
const PAGE = 100;

/** Answers that were given, in `users/{uid}/searches/{id}`. */
export function firestoreStoredSearches(
  db: Firestore,
  { retentionDays, now }: Retention,
): StoredSearches {
  const collection = (uid: string) => db.collection(`${userPath(uid)}/${collections.searches}`);
  const history = (uid: string) => collection(uid).withConverter(searchConverter);
  /** As it is now, for a change of it; null where it is not there, or its time is over. */
  async function current(transaction: Transaction, uid: string, id: number) {
    const record = (await transaction.get(history(uid).doc(String(id)))).data();
    return record && !isExpired(record, now()) ? record : null;
  }

  return {
    async count(uid) {
      const counted = await Promise.all(
        [
          collection(uid),
          collection(uid).where('expireAt', '<=', now()),
          savedOf(collection(uid)),
        ].map((query) => query.count().get()),
      );
      const [all = 0, expired = 0, saved = 0] = counted.map((one) => one.data().count);
      return { total: all - expired, saved };
    },

    keep: (uid, id, savedAt) =>
      inTransaction(db, async (transaction) => {
        const record = await current(transaction, uid, id);
        if (!record) return false;
        // Pressed twice, it is kept since the first time.
        const isSo = Boolean(record.savedAt) === (savedAt !== null);
        const change = kept(record, savedAt, retentionDays);
        if (!isSo) transaction.update(collection(uid).doc(String(id)), change);
        return true;
      }),

    rate: (uid, id, feedback) =>
      inTransaction(db, async (transaction) => {
        const record = await current(transaction, uid, id);
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
          const search = document.data();
          if (!isExpired(search, now())) yield { uid: ownerOf(document), search };
        }
        const last = docs.at(-1);
        if (!last || docs.length < PAGE) return;
        page = usable.orderBy('__name__').startAfter(last).limit(PAGE);
      }
    },
  };
}
