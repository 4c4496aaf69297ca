import { collections, userPath } from '@contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { keptAnswer } from '../../domain/history/kept-answer';
import type { NewSearch, Searches } from '../../domain/ports';
import type { SearchRecord } from '../../domain/ports/records';
import { expiryOf, isExpired, type Retention } from '../../domain/history/search-expiry';
import { deleteQueried } from './batches';
import { isNotFound } from './grpc-codes';
import { ownersTurns } from './owners-turn';
import { LONG_AGO, savedOf, searchConverter } from './search-converter';
import { inTransaction } from './transaction';

/** Answers with their excerpts may have 50 kB each. */
const PAGE = 100;

const citedManuals = ({ sourceDocuments }: Pick<SearchRecord, 'sourceDocuments'>): number[] => [
  ...new Set(sourceDocuments.map(({ metadata }) => metadata.manualId)),
];

/** The first ones that are wanted. Those that are not stand together, and are few: Firestore deletes them within days. */
async function atMost(
  limit: number,
  query: Query<SearchRecord>,
  isWanted: (search: SearchRecord) => boolean,
): Promise<SearchRecord[]> {
  const found: SearchRecord[] = [];
  for (let rest = query; ;) {
    const { docs } = await rest.limit(limit).get();
    found.push(...docs.map((document) => document.data()).filter(isWanted));
    const last = docs.at(-1);
    if (!last || docs.length < limit || found.length >= limit) return found.slice(0, limit);
    rest = query.startAfter(last);
  }
}

/** Questions and answers in `users/{uid}/searches/{id}`. */
export function firestoreSearches(db: Firestore, { retentionDays, now }: Retention): Searches {
  const { change: inTurn } = ownersTurns(db);
  const collection = (uid: string) => db.collection(`${userPath(uid)}/${collections.searches}`);
  const history = (uid: string) => collection(uid).withConverter(searchConverter);

  const store = (uid: string, search: NewSearch, cited: readonly number[]): Promise<SearchRecord> =>
    inTurn(uid, ({ usage, searches }, batch) => {
      const createdAt = new Date();
      const expireAt = expiryOf(createdAt, retentionDays);
      const named = { ...search, id: searches + 1, createdAt };
      const record: SearchRecord = expireAt ? { ...named, expireAt } : named;
      batch.create(history(uid).doc(String(record.id)), record);
      for (const id of cited) {
        const manual = db.doc(`${userPath(uid)}/${collections.manuals}/${id}`);
        batch.update(manual, { lastQueriedAt: record.createdAt });
      }
      return { after: { usage, searches: record.id }, result: record };
    });

  return {
    save: (uid, search) => {
      const kept = keptAnswer(search);
      return store(uid, kept, citedManuals(kept)).catch((error: unknown) => {
        // A manual that it cites was deleted meanwhile: the question is kept all the same.
        if (isNotFound(error)) return store(uid, kept, []);
        throw error;
      });
    },

    async get(uid, id) {
      const search = (await history(uid).doc(String(id)).get()).data();
      return search && !isExpired(search, now()) ? search : null;
    },

    async list(uid, limit, { before, isSaved = false } = {}) {
      const listed = isSaved ? savedOf(collection(uid)) : history(uid).orderBy('id', 'desc');
      const wanted = before === undefined || isSaved ? listed : listed.startAfter(before);
      const found = await atMost(limit, wanted, (search) => !isExpired(search, now()));
      return found.sort((a, b) => b.id - a.id);
    },

    async *all(uid) {
      let last = 0;
      for (;;) {
        const page = history(uid).orderBy('id').startAfter(last).limit(PAGE);
        const { docs } = await page.get();
        const found = docs.map((document) => document.data());
        yield* found.filter((search) => !isExpired(search, now()));
        last = found.at(-1)?.id ?? last;
        if (docs.length < PAGE) return;
      }
    },

    delete: (uid, id) =>
      inTransaction(db, async (transaction) => {
        const document = collection(uid).doc(String(id));
        if (!(await transaction.get(document)).exists) return false;
        transaction.delete(document);
        return true;
      }),

    deleteAll: (uid, { keepSaved } = { keepSaved: false }) =>
      deleteQueried(
        keepSaved ? collection(uid).where('createdAt', '>', LONG_AGO) : collection(uid),
      ),
  };
}
