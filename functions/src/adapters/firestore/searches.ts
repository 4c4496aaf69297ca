import { collections, userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { keptAnswer } from '../../domain/kept-answer';
import type { Searches } from '../../domain/ports';
import type { SearchRecord } from '../../domain/records';
import { deleteQueried, inBatches } from './batches';
import { isNotFound } from './grpc-codes';
import { ownersTurns } from './owners-turn';
import { LONG_AGO, savedOf, searchConverter } from './search-converter';
import { inTransaction } from './transaction';

type NewSearch = Parameters<Searches['save']>[1];

/** Answers with their excerpts may have 50 kB each. */
const PAGE = 100;

const citedManuals = ({ sourceDocuments }: Pick<SearchRecord, 'sourceDocuments'>): number[] => [
  ...new Set(sourceDocuments.map(({ metadata }) => metadata.manualId)),
];

/** Questions and answers in `users/{uid}/searches/{id}`. */
export function firestoreSearches(db: Firestore): Searches {
  const { change: inTurn } = ownersTurns(db);
  const collection = (uid: string) => db.collection(`${userPath(uid)}/${collections.searches}`);
  const history = (uid: string) => collection(uid).withConverter(searchConverter);

  const store = (uid: string, search: NewSearch, cited: readonly number[]): Promise<SearchRecord> =>
    inTurn(uid, ({ usage, searches }, batch) => {
      const record: SearchRecord = { ...search, id: searches + 1, createdAt: new Date() };
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
      return (await history(uid).doc(String(id)).get()).data() ?? null;
    },

    async list(uid, limit, { before, isSaved = false } = {}) {
      const listed = isSaved ? savedOf(collection(uid)) : history(uid).orderBy('id', 'desc');
      const wanted = before === undefined || isSaved ? listed : listed.startAfter(before);
      const { docs } = await wanted.limit(limit).get();
      return docs.map((document) => document.data()).sort((a, b) => b.id - a.id);
    },

    async *all(uid) {
      let last = 0;
      for (;;) {
        const page = history(uid).orderBy('id').startAfter(last).limit(PAGE);
        const { docs } = await page.get();
        for (const document of docs) yield document.data();
        last = docs.at(-1)?.data().id ?? last;
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

    async deleteOlder(before, limit) {
      const older = db.collectionGroup(collections.searches).where('createdAt', '<', before);
      const { docs } = await older.select().limit(limit).get();
      await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
      return docs.length;
    },
  };
}
