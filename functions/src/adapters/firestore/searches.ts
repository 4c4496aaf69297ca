import {
  classificationSchema,
  collections,
  confidenceSchema,
  sourceDocumentSchema,
  statementSchema,
  userPath,
} from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Searches } from '../../domain/ports';
import type { SearchRecord } from '../../domain/records';
import { deleteQueried, inBatches } from './batches';
import { converter, storedMoment } from './converters';
import { isNotFound } from './grpc-codes';
import { ownersTurns } from './owners-turn';
import { inTransaction } from './transaction';

const searchConverter = converter<SearchRecord>(
  z.object({
    id: z.number().int().positive(),
    query: z.string(),
    vehicleId: z.number().int().positive(),
    response: z.string(),
    statements: z.array(statementSchema).optional(),
    classification: classificationSchema,
    sourceDocuments: z.array(sourceDocumentSchema),
    suggestions: z.array(sourceDocumentSchema),
    confidence: confidenceSchema,
    createdAt: storedMoment,
  }),
);

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
    save: (uid, search) =>
      store(uid, search, citedManuals(search)).catch((error: unknown) => {
        // A manual that it cites was deleted meanwhile: the question is kept all the same.
        if (isNotFound(error)) return store(uid, search, []);
        throw error;
      }),

    async list(uid, limit) {
      const newest = await history(uid).orderBy('id', 'desc').limit(limit).get();
      return newest.docs.map((document) => document.data());
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

    deleteAll: (uid) => deleteQueried(collection(uid)),

    async deleteOlder(before, limit) {
      const older = db.collectionGroup(collections.searches).where('createdAt', '<', before);
      const { docs } = await older.select().limit(limit).get();
      await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
      return docs.length;
    },
  };
}
